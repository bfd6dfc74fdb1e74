#!/bin/sh
# Puts what one process needs to run into a folder: production dependencies of its workspace, and the builds.
# Usage: ops/assemble.sh <workspace> <folder>, in a checkout that is built.
set -eu
workspace=$1
target=$2
mkdir -p "$target"
cp package.json package-lock.json "$target/"
# npm compares the lock file with every workspace.
node -p 'Object.keys(require("./package-lock.json").packages).filter((name) => name && !name.includes("node_modules")).join("\n")' |
  while read -r folder; do
    mkdir -p "$target/$folder"
    cp "$folder/package.json" "$target/$folder/"
  done
(cd "$target" && npm ci --omit=dev --workspace="$workspace" --no-audit --no-fund --ignore-scripts)
# The dependencies among the workspaces are links into the folder.
for folder in "$workspace" libs/contracts federation/kit federation/gateway libs/tracing; do
  for build in dist server/dist seed-pictures fonts; do
    [ -d "$folder/$build" ] || continue
    mkdir -p "$target/$folder/$(dirname "$build")"
    cp -R "$folder/$build" "$target/$folder/$build"
  done
done
