#!/bin/sh
# Copies what cannot be made anew, beside running services: backup.sh DATA TENANTS TARGET [DAYS]
# Writes TARGET/<time>/ with data.tar.gz (queue, sites, releases, shared files) and tenants.tar.gz; takes
# backups away that are older than DAYS (14).
set -eu
if [ $# -lt 3 ]; then
  echo "Usage: backup.sh DATA TENANTS TARGET [DAYS]" >&2
  exit 2
fi
data=$1 tenants=$2 target=$3 days=${4:-14}
node=$(dirname "$0")/../node_modules/.bin/node
umask 077
folder=$target/$(date -u +%Y-%m-%dT%H-%M-%SZ)
unfinished=$folder.unfinished
mkdir -p "$unfinished/data"
trap 'rm -rf "$unfinished"' EXIT

# A database is copied by its own means: its file alone may lack what was written last.
for name in queue.sqlite; do
  [ -e "$data/$name" ] || continue
  "$node" --input-type=module -e '
    import { backup, DatabaseSync } from "node:sqlite";
    const [from, to] = process.argv.slice(1);
    await backup(new DatabaseSync(from, { readOnly: true }), to);
  ' "$data/$name" "$unfinished/data/$name"
done

# Pages are only ever renamed into place, so each is whole; one that goes away meanwhile is no fault (1).
set --
for name in sites releases assets; do
  [ -e "$data/$name" ] && set -- "$@" "$name"
done
tar -czf "$unfinished/data.tar.gz" -C "$unfinished/data" . -C "$data" "$@" || [ $? -eq 1 ]
tar -czf "$unfinished/tenants.tar.gz" -C "$tenants" .
rm -rf "$unfinished/data"
mv "$unfinished" "$folder"
find "$target" -mindepth 1 -maxdepth 1 -type d -name '20*Z' -mtime +"$days" -exec rm -rf {} +
echo "$folder"
