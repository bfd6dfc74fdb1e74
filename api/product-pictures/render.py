"""
Renders pictures of products: blender -b -noaudio -P render.py -- [--size 960] [--samples 64] [--out folder] name…

Each name is `<picture>` (the pack), `<picture>-served` or `family-<name>`; without names all are rendered.
"""

import argparse
import os
import sys
import time

import bpy
import numpy

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
import cheeses  # noqa: E402, F401
import denoise  # noqa: E402
import desserts  # noqa: E402, F401
import families  # noqa: E402, F401
import hero  # noqa: E402, F401
import scene  # noqa: E402
import stage  # noqa: E402
import yogurts  # noqa: E402, F401


def pixels(path, channels=3):
    """Pixels of an image file, top row first."""
    image = bpy.data.images.load(path)
    width, height = image.size
    values = numpy.empty(width * height * image.channels, "f4")
    image.pixels.foreach_get(values)
    picture = values.reshape(height, width, image.channels)[::-1, :, :channels]
    bpy.data.images.remove(image)
    return picture


def write_png(path, picture):
    height, width, _ = picture.shape
    image = bpy.data.images.new("finished", width, height, float_buffer=False)
    values = numpy.ones((height, width, 4), "f4")
    values[:, :, :3] = picture[::-1]
    image.pixels.foreach_set(values.ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()
    bpy.data.images.remove(image)


def outputs(folder):
    """Files of the colour and of the two passes that guide the denoiser."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = {}
    for key, socket, kind in (
        ("colour", "Image", "PNG"),
        ("albedo", "Denoising Albedo", "OPEN_EXR"),
        ("normal", "Denoising Normal", "OPEN_EXR"),
    ):
        node = tree.nodes.new("CompositorNodeOutputFile")
        node.base_path = folder
        node.format.file_format = kind
        node.format.color_mode = "RGB"
        node.format.color_depth = "16"
        node.file_slots[0].path = f"{key}-"
        node.file_slots[0].save_as_render = kind == "PNG"
        tree.links.new(layers.outputs[socket], node.inputs[0])
        files[key] = os.path.join(folder, f"{key}-0001.{'png' if kind == 'PNG' else 'exr'}")
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])
    return files


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", type=int, default=960)
    parser.add_argument("--samples", type=int, default=64)
    parser.add_argument("--out", default=os.path.join(here, "finished"))
    parser.add_argument("--weights", default=os.environ.get("OIDN_WEIGHTS", ""))
    parser.add_argument("names", nargs="*")
    given = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])
    os.makedirs(given.out, exist_ok=True)
    weights = denoise.read_weights(given.weights) if given.weights else None
    for name in given.names or scene.SCENES:
        started = time.time()
        stage.clear()
        scene.SCENES[name]()
        stage.settings(given.size, given.samples, scene.proportions(name))
        folder = os.path.join(given.out, "passes", name)
        os.makedirs(folder, exist_ok=True)
        files = outputs(folder)
        bpy.ops.render.render()
        colour = pixels(files["colour"])
        rendered = time.time()
        if weights:
            colour = denoise.denoise(colour, pixels(files["albedo"]), pixels(files["normal"]), weights)
        write_png(os.path.join(given.out, f"{name}.png"), colour)
        print(
            f"{name}: {rendered - started:.0f} s rendered, {time.time() - rendered:.0f} s denoised",
            flush=True,
        )


main()
