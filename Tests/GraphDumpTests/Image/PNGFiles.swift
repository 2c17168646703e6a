import Foundation
import Testing

/// PNG files of each kind, as other programs write them, with the pixels they hold.
enum PNGFiles {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// In base 64.
    var file: String
    var pixels: [UInt8]

    var data: Data { Data(base64Encoded: file) ?? Data() }
    var testDescription: String { name }
  }

  static let all: [Case] = [
    Case(
      name: "rgba",
      file: "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAYAAABbNsX4AAAAGklEQVR4nGNkYDjx34iB4QYyZmFIYcAAWAUBUDoGwd"
        + "UGgOgAAAAASUVORK5CYII=",
      pixels: [
        0, 0, 200, 255, 50, 0, 200, 215, 100, 0, 200, 175, 150, 0, 200, 135, 200, 0, 200, 95, 0,
        100, 200, 255, 50, 100, 200, 215, 100, 100, 200, 175, 150, 100, 200, 135, 200, 100, 200, 95,
        0, 200, 200, 255, 50, 200, 200, 215, 100, 200, 200, 175, 150, 200, 200, 135, 200, 200, 200,
        95,
      ]),
    Case(
      name: "rgb",
      file: "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAIAAADUVFKvAAAAGElEQVR4nGNkYDhhxMAARywMKQzIAJ0PAFRUAmK8Sz"
        + "RJAAAAAElFTkSuQmCC",
      pixels: [
        0, 0, 200, 255, 50, 0, 200, 255, 100, 0, 200, 255, 150, 0, 200, 255, 200, 0, 200, 255, 0,
        100, 200, 255, 50, 100, 200, 255, 100, 100, 200, 255, 150, 100, 200, 255, 200, 100, 200,
        255, 0, 200, 200, 255, 50, 200, 200, 255, 100, 200, 200, 255, 150, 200, 200, 255, 200, 200,
        200, 255,
      ]),
    Case(
      name: "grey",
      file: "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAAAAAB+XZokAAAAGklEQVR4nGMU5+fn52ex5uPn52ex4ufn5wcAC44BSd"
        + "JrWjEAAAAASUVORK5CYII=",
      pixels: [
        23, 23, 23, 255, 38, 38, 38, 255, 53, 53, 53, 255, 68, 68, 68, 255, 83, 83, 83, 255, 82, 82,
        82, 255, 96, 96, 96, 255, 111, 111, 111, 255, 126, 126, 126, 255, 141, 141, 141, 255, 140,
        140, 140, 255, 155, 155, 155, 255, 170, 170, 170, 255, 185, 185, 185, 255, 200, 200, 200,
        255,
      ]),
    Case(
      name: "palette",
      file: "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADAgMAAAAmWC1rAAAADFBMVEWWyMiWZMgZlshkAMjH0rlnAAAAEUlEQVR4nG"
        + "P8f5BhqQPT7wMAFEYEZIyyRlcAAAAASUVORK5CYII=",
      pixels: [
        100, 0, 200, 255, 100, 0, 200, 255, 100, 0, 200, 255, 100, 0, 200, 255, 100, 0, 200, 255,
        25, 150, 200, 255, 25, 150, 200, 255, 150, 100, 200, 255, 150, 100, 200, 255, 150, 100, 200,
        255, 25, 150, 200, 255, 25, 150, 200, 255, 150, 200, 200, 255, 150, 200, 200, 255, 150, 200,
        200, 255,
      ]),
    Case(
      name: "bits",
      file: "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADAQAAAABzTfhVAAAADklEQVR4nGNgYKhg+AEAAmYBcc0mkJIAAAAASUVORK"
        + "5CYII=",
      pixels: [
        0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
      ]),
    Case(
      name: "greyAlpha",
      file: "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAQAAADxPw1zAAAAH0lEQVR4nGMU/89/AwJZrBn4GPgZ+Bn4GVisoAx+Bg"
        + "CMjwWoiikPjgAAAABJRU5ErkJggg==",
      pixels: [
        23, 23, 23, 255, 38, 38, 38, 215, 53, 53, 53, 175, 68, 68, 68, 135, 83, 83, 83, 95, 82, 82,
        82, 255, 96, 96, 96, 215, 111, 111, 111, 175, 126, 126, 126, 135, 141, 141, 141, 95, 140,
        140, 140, 255, 155, 155, 155, 215, 170, 170, 170, 175, 185, 185, 185, 135, 200, 200, 200, 95,
      ]),
    Case(
      name: "grey16",
      file: "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADEAAAAAAuzUZnAAAAKUlEQVR42mNgYFDWcAvIrOhZwMDIoKLhHpBV0buAgY"
        + "lBVcMjILuibwEAf9gI2g+niUwAAAAASUVORK5CYII=",
      pixels: [
        0, 0, 0, 255, 35, 35, 35, 255, 70, 70, 70, 255, 105, 105, 105, 255, 140, 140, 140, 255, 1,
        1, 1, 255, 36, 36, 36, 255, 71, 71, 71, 255, 106, 106, 106, 255, 141, 141, 141, 255, 2, 2,
        2, 255, 37, 37, 37, 255, 72, 72, 72, 255, 107, 107, 107, 255, 142, 142, 142, 255,
      ]),
    Case(
      name: "interlaced",
      file: "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAYAAAEsMfVuAAAAOElEQVR42g3IMQEAIAzEwGiqIZb3ggNsYCMOkFO6XQ"
        + "LYiIvgnbKjV+cUvoObcuCA2BVf4j1xG9cHI54hsozzFDEAAAAASUVORK5CYII=",
      pixels: [
        0, 0, 200, 255, 50, 0, 200, 215, 100, 0, 200, 175, 150, 0, 200, 135, 200, 0, 200, 95, 0,
        100, 200, 255, 50, 100, 200, 215, 100, 100, 200, 175, 150, 100, 200, 135, 200, 100, 200, 95,
        0, 200, 200, 255, 50, 200, 200, 215, 100, 200, 200, 175, 150, 200, 200, 135, 200, 200, 200,
        95,
      ]),
    Case(
      name: "keyed",
      file: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAABnRSTlMAAQACAAPJS6v1AAAAD0lEQVR4nGNgZGJmYW"
        + "UDAAA/ABYhutRUAAAAAElFTkSuQmCC",
      pixels: [
        1, 2, 3, 0, 4, 5, 6, 255,
      ]),
  ]
}
