"""The table of the home page: breakfast in the morning's light, with calm wall and wood where the words stand."""

import math

import bpy

import dairy
import dishes
import fruit
import materials as m
import packs
import pantry
import shapes as s
import stage
from scene import MILK, berries, scene, strawberries

WALL = "#4a6f5c"


def wall():
    """Green plaster; its left stays in the shade."""
    g = m.Graph("wall", Roughness=0.85, Specular=0.15)
    g.colour(g.ramp(g.noise(3.1, 6), (0.3, m.mix(WALL, "#10241a", 0.22)), (0.72, WALL)), False)
    g.bump((g.noise(26, 5), 0.14, 0.004))
    s.grid_surface("wall", lambda u, v: ((u - 0.5) * 5, 0.55, v * 3 - 0.2), 2, 2, g.material, smooth=False)


def sunlight():
    """Early sun through a window with two rows of panes, to the right of the camera."""
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = 7, math.radians(0.5), m.linear("#ffd9a0")[:3]
    thing = bpy.data.objects.new("sun", sun)
    bpy.context.collection.objects.link(thing)
    # Where its rays go: to the left, away from the camera and down.
    x, y, z = -0.62, 0.6, -0.5
    thing.rotation_euler = (math.atan2(math.hypot(x, y), -z), 0, math.atan2(y, x) - math.pi / 2)
    frame = m.plain("frame", "#20160f", 0.8)
    # The window stands at y = -1.6; what it lets through falls on the wall round (0.33, 0.55, 0.3).
    away = 2.15 / y
    middle = (0.33 - x * away, -1.6, 0.31 - z * away)

    def slab(left, right, low, high):
        corners = ((left, low), (right, low), (right, high), (left, high))
        s.grid_surface(
            "frame",
            lambda u, v: (middle[0] + left + (right - left) * u, middle[1], middle[2] + low + (high - low) * v),
            1,
            1,
            frame,
            smooth=False,
        )
        return corners

    half, low, high = 0.32, -0.42, 0.26
    for left, right, bottom, top in (
        (-6, -half, -6, 6),
        (half, 6, -6, 6),
        (-half, half, -6, low),
        (-half, half, high, 6),
        (-0.026, 0.026, low, high),
        (-half, half, -0.085, -0.04),
    ):
        slab(left, right, bottom, top)


def light():
    sunlight()
    stage.area_light((0.95, 0.4, 0.75), (0.15, 0, 0.06), 0.5, 30, "#ffe9cc")
    stage.area_light((-0.9, -0.9, 0.9), (0.12, 0, 0.08), 0.9, 17, "#e9f0ff")
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = m.linear("#dfe9f5")
    background.inputs["Strength"].default_value = 0.75


def arepas(x, y):
    """Two arepas with cheese that melts on the upper one."""
    top = dishes.plate((x, y, 0), 0.078)
    corn = ("#9c5f26", "#f0d9a4", "#f8ecca")
    pantry.disc_bread((x + 0.012, y + 0.008, top), 0.052, 0.014, corn, 0.4, 3, 0.0012)
    pantry.disc_bread((x - 0.01, y - 0.006, top + 0.0135), 0.05, 0.014, corn, 2.1, 6, 0.0012)
    dairy.melted((x - 0.01, y - 0.006, top + 0.0285), 0.043, dairy.spun_cheese("quesillo", "#fdf9ee"), 3)


@scene("hero")
def hero():
    s.grid_surface(
        "table",
        lambda u, v: ((u - 0.5) * 3, v * 1.75 - 1.2, 0),
        4,
        4,
        m.wood("table", "#6d472b", "#472b18"),
        smooth=False,
    )
    wall()
    light()
    stage.camera(target=(0, 0, 0.118), distance=1.32, height=11, lens=62, blur=6.3, focus=(0.1, -0.03, 0.08))
    packs.bottle("yogurt-fresa", MILK["yogurt-fresa"], location=(0.125, 0.1, 0), rotation=(0, 0, 0.12))
    packs.bottle("kumis-natural", MILK["kumis-natural"], location=(0.226, 0.125, 0), rotation=(0, 0, -0.1))
    packs.cup("yogurt-maracuya", MILK["yogurt-maracuya"], location=(0.035, 0.06, 0))
    packs.cup("kumis-canela", MILK["kumis-canela"], location=(0.318, 0.04, 0))
    dishes.napkin((0.2, -0.05, 0), (0.3, 0.2), "#e9e4d6", 0.14, 2)
    top = 0.012 + dishes.board((0.185, -0.025, 0.012), (0.25, 0.13, 0.014), -0.06)
    fresh = dairy.fresh_cheese()
    dairy.block((0.1, 0.068, 0.056), (0.168, 0.0, top), fresh, 0.22, 3)
    for i in range(3):
        place = (0.24 + i * 0.01, -0.018 - i * 0.016, top)
        dairy.block((0.06, 0.0075, 0.05), place, fresh, 0.45 + i * 0.06, 10 + i, bevel=0.001, cuts=26)
    for i, (x, y) in enumerate(((0.108, -0.045), (0.142, -0.062), (0.176, -0.055))):
        dairy.block((0.027, 0.021, 0.01), (x, y, top), fresh, i * 0.5, 20 + i, bevel=0.001, cuts=12)
        fruit.guava_square((x, y, top + 0.0098), turn=i * 0.5, seed=i)
    fruit.basil((0.215, -0.066, top), 0.026, 0.6)
    arepas(0.0, -0.05)
    strawberries((0.3, -0.085, 0.018, 0.6, 1.25), (0.33, -0.065, 0.017, -0.7, 1.45), (0.28, -0.115, 0.017, 2.0, 1.2))
    berries((0.085, -0.125, 0.011), (0.1, -0.112, 0.0105))
