"""The place where all pictures are taken: table, wall, lights and camera, the same for every product."""

import math

import bpy
from mathutils import Vector

import materials as m
import shapes as s


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def area_light(location, target, size, power, colour="#ffffff"):
    light = bpy.data.lights.new("light", "AREA")
    light.shape, light.size, light.energy = "DISK", size, power
    light.color = m.linear(colour)[:3]
    thing = bpy.data.objects.new("light", light)
    bpy.context.collection.objects.link(thing)
    thing.location = location
    thing.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()


def table(kind, tint):
    ground = {
        "wood": lambda: m.wood("table", "#eadbc4", "#cfb796"),
        "dark": lambda: m.wood("table", "#a67c57", "#7d5638"),
        "white": lambda: m.wood("table", "#f1e8da", "#d9cbb6"),
        "linen": lambda: m.cloth("table", m.mix("#f3ead9", tint, 0.12)),
        "stone": lambda: stone(tint),
    }[kind]()
    s.grid_surface("table", lambda u, v: ((u - 0.5) * 3, v * 2.1 - 1.2, 0), 4, 4, ground, smooth=False)


def stone(tint):
    g = m.Graph("stone", Roughness=0.35, Specular=0.4)
    g.colour(
        g.ramp(g.noise(6, 9, distortion=1.5), (0.3, m.mix("#e9e4da", tint, 0.1)), (0.62, "#fbf8f1")), False
    )
    return g.material


def backdrop(tint):
    """A plastered wall in a pale shade of the flavour, out of focus behind the table."""
    g = m.Graph("wall", Roughness=0.9, Specular=0.1)
    pale = m.mix(tint, "#fff6e8", 0.5)
    g.colour(g.ramp(g.noise(2.2, 5), (0.3, m.mix(pale, "#8a6f52", 0.1)), (0.7, pale)), False)
    s.grid_surface("wall", lambda u, v: ((u - 0.5) * 5, 0.9, v * 3 - 0.2), 2, 2, g.material, smooth=False)


def light(warmth="#fff0dc"):
    """One large soft key from behind left, a weak fill from the right, and the sky."""
    area_light((-0.75, 0.42, 0.85), (0, 0, 0.05), 0.55, 21, warmth)
    area_light((0.85, -0.6, 0.6), (0, 0, 0.08), 0.8, 5.5, "#f4f7ff")
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = m.linear("#fdf3e4")
    background.inputs["Strength"].default_value = 0.6


def camera(target=(0, 0, 0.08), distance=0.85, height=22.0, turn=0.0, lens=85, blur=4.5, focus=None):
    """Looks at `target` from `height` degrees above the table; `focus` is a point that is sharp."""
    data = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(thing)
    up, round_ = math.radians(height), math.radians(turn)
    offset = (
        Vector((math.sin(round_) * math.cos(up), -math.cos(round_) * math.cos(up), math.sin(up))) * distance
    )
    thing.location = Vector(target) + offset
    thing.rotation_euler = (-offset).to_track_quat("-Z", "Y").to_euler()
    data.lens, data.sensor_width = lens, 36
    data.dof.use_dof = True
    data.dof.aperture_fstop = blur
    point = Vector(focus or target)
    data.dof.focus_distance = (point - thing.location).dot(-offset.normalized())
    bpy.context.scene.camera = thing


def settings(size, samples, proportions=(1, 1)):
    """Renders `size` pixels wide; `proportions` is (width, height)."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 16
    scene.cycles.diffuse_bounces = 3
    scene.cycles.glossy_bounces = 3
    scene.cycles.transmission_bounces = 16
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.seed = 7
    width, height = proportions
    scene.render.resolution_x, scene.render.resolution_y = size, round(size * height / width)
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = 0.75
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
