"""Meshes from a few numbers. Lengths are metres; z points up, the camera looks along +y."""

import math
import random

import bmesh
import bpy
from mathutils import Vector, noise


def add(name, mesh, material=None, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0, smooth=True):
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    thing.location = location
    thing.rotation_euler = rotation
    thing.scale = scale if isinstance(scale, (tuple, list)) else (scale,) * 3
    if material:
        mesh.materials.append(material)
    for polygon in mesh.polygons:
        polygon.use_smooth = smooth
    return thing


def spline(points, steps=8):
    """Catmull-Rom through (r, z) points; a point given twice keeps its corner."""
    out = []
    for i in range(len(points) - 1):
        p1, p2 = points[i], points[i + 1]
        if p1 == p2:
            continue
        p0 = points[i - 1] if i > 0 else p1
        p3 = points[i + 2] if i + 2 < len(points) else p2
        for s in range(steps):
            t = s / steps
            out.append(
                tuple(
                    0.5
                    * (
                        2 * b
                        + (c - a) * t
                        + (2 * a - 5 * b + 4 * c - d) * t * t
                        + (3 * b - a - 3 * c + d) * t**3
                    )
                    for a, b, c, d in zip(p0, p1, p2, p3)
                )
            )
    out.append(points[-1])
    return [(max(r, 0.0), z) for r, z in out]


def radius_at(profile, z):
    """Radius of a spline's outer side at a height."""
    best = 0
    for (r1, z1), (r2, z2) in zip(profile, profile[1:]):
        if min(z1, z2) <= z <= max(z1, z2) and z1 != z2:
            best = max(best, r1 + (r2 - r1) * (z - z1) / (z2 - z1))
    return best


def lathe(name, points, material=None, segments=96, steps=8, wobble=None, **placed):
    """Turns a profile of (r, z) round the z axis. `wobble(angle, z)` scales the radius."""
    profile = spline(points, steps)
    bm = bmesh.new()
    rings = []
    for r, z in profile:
        if r < 1e-6:
            rings.append([bm.verts.new((0, 0, z))])
        else:
            ring = []
            for i in range(segments):
                a = 2 * math.pi * i / segments
                k = wobble(a, z) if wobble else 1
                ring.append(bm.verts.new((r * k * math.cos(a), r * k * math.sin(a), z)))
            rings.append(ring)
    for low, high in zip(rings, rings[1:]):
        if len(low) == 1 and len(high) == 1:
            continue
        for i in range(segments):
            j = (i + 1) % segments
            if len(low) == 1:
                bm.faces.new((low[0], high[j], high[i]))
            elif len(high) == 1:
                bm.faces.new((low[i], low[j], high[0]))
            else:
                bm.faces.new((low[i], low[j], high[j], high[i]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return add(name, mesh, material, **placed)


def wrap(name, points, bottom, top, arc, material, gap=0.0004, facing=-math.pi / 2, steps=8, **placed):
    """A label round a turned body: `arc` radians wide, centred where the camera is, with its own UV from 0 to 1."""
    profile = spline(points, steps)
    columns, rows = 48, 24
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new()
    grid = []
    for j in range(rows + 1):
        z = bottom + (top - bottom) * j / rows
        r = radius_at(profile, z) + gap
        grid.append(
            [
                bm.verts.new((r * math.cos(a), r * math.sin(a), z))
                for a in (facing - arc / 2 + arc * i / columns for i in range(columns + 1))
            ]
        )
    for j in range(rows):
        for i in range(columns):
            face = bm.faces.new((grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]))
            for loop, (u, v) in zip(face.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                loop[uv].uv = (u / columns, v / rows)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return add(name, mesh, material, **placed)


def displace(mesh, strength, scale, seed=0, octaves=3, along_normal=True):
    """Moves each vertex by fractal noise; `strength` and 1 / `scale` are metres."""
    shift = Vector((seed * 7.13, seed * 3.7, seed * 11.9))
    normals = [v.normal.copy() for v in mesh.vertices]
    for vertex, normal in zip(mesh.vertices, normals):
        value = noise.fractal(vertex.co * scale + shift, 1.0, 2.0, octaves)
        vertex.co += normal * value * strength if along_normal else Vector((0, 0, value * strength))
    mesh.update()


def rounded_box(name, size, material=None, bevel=0.004, cuts=24, rough=None, seed=0, **placed):
    """A box with soft edges standing on z = 0; `rough` is a list of (strength, scale) of its faces."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=4, profile=0.5, affect="EDGES")
    long = [e for e in bm.edges if e.calc_length() > max(size) / 12]
    bmesh.ops.subdivide_edges(bm, edges=long, cuts=cuts, use_grid_fill=True)
    bmesh.ops.translate(bm, vec=(0, 0, size[2] / 2), verts=bm.verts)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    for strength, scale in rough or []:
        displace(mesh, strength, scale, seed)
    return add(name, mesh, material, **placed)


def blob(name, radius, material=None, stretch=(1, 1, 1), rough=None, seed=0, subdivisions=4, **placed):
    """A ball of any proportions with a rough surface, centred on its place."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=subdivisions, radius=radius)
    bmesh.ops.scale(bm, vec=stretch, verts=bm.verts)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    for strength, scale in rough or []:
        displace(mesh, strength, scale, seed)
    return add(name, mesh, material, **placed)


def grid_surface(name, function, columns, rows, material=None, closed=False, **placed):
    """A sheet of points `function(u, v)` with u, v from 0 to 1; `closed` joins u = 1 to u = 0. UV is (u, v)."""
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new()
    count = columns if closed else columns + 1
    points = [[bm.verts.new(function(i / columns, j / rows)) for i in range(count)] for j in range(rows + 1)]
    for j in range(rows):
        for i in range(columns):
            k = (i + 1) % count
            face = bm.faces.new((points[j][i], points[j][k], points[j + 1][k], points[j + 1][i]))
            for loop, (a, b) in zip(face.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                loop[uv].uv = (a / columns, b / rows)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return add(name, mesh, material, **placed)


def solidify(thing, thickness, offset=-1):
    modifier = thing.modifiers.new("thickness", "SOLIDIFY")
    modifier.thickness = thickness
    modifier.offset = offset
    return thing


def scatter(seed, count, radius, least=0.0):
    """Places on a disc that keep `least` metres between them where there is room: (x, y, random source)."""
    source = random.Random(seed)
    places = []
    for _ in range(count * 40):
        if len(places) == count:
            break
        a, r = source.uniform(0, 2 * math.pi), radius * math.sqrt(source.random())
        x, y = r * math.cos(a), r * math.sin(a)
        if all((x - p) ** 2 + (y - q) ** 2 >= least * least for p, q, _ in places):
            places.append((x, y, source))
    return places


def copy_of(thing, location, rotation=(0, 0, 0), scale=1.0):
    other = thing.copy()
    bpy.context.collection.objects.link(other)
    other.location, other.rotation_euler = location, rotation
    other.scale = scale if isinstance(scale, (tuple, list)) else (scale,) * 3
    return other
