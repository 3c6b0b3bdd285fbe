#!/bin/sh
# Installs collate and thumb, with manual pages, completions and key bindings, or
# removes them.
set -eu

usage() {
  cat <<'USAGE'
./install.sh [--prefix=DIR] [--uninstall]

  --prefix=DIR  where to: DIR/bin, DIR/share; by default /usr/local
  --uninstall   removes from there what this script installs
USAGE
}

prefix=/usr/local
uninstall=
for argument; do
  case $argument in
    --prefix=?*) prefix=${argument#--prefix=} ;;
    --uninstall) uninstall=yes ;;
    --help) usage; exit ;;
    *) usage >&2; exit 2 ;;
  esac
done

# Folders of this name are nobody else's.
own='share/thumbindex share/doc/thumbindex'

# From where the tarball was unpacked; a prefix may be relative to where one is.
case $prefix in
  /*) ;;
  *) prefix=$PWD/$prefix ;;
esac
cd "$(dirname "$0")"

if [ -z "$uninstall" ] && ! bin/collate --version >/dev/null; then
  echo "install.sh: collate does not run here; it needs ICU's libraries" >&2
  exit 1
fi

find bin share -type f | sort | while IFS= read -r file; do
  # `vendor-completions` is for what a distribution packs.
  target=$prefix/$(echo "$file" | sed 's,zsh/vendor-completions,zsh/site-functions,')
  if [ -n "$uninstall" ]; then
    rm -f "$target"
  else
    mkdir -p "$(dirname "$target")"
    # Beside it first, as a program that runs cannot be written over.
    cp "$file" "$target.new"
    mv -f "$target.new" "$target"
  fi
done

if [ -n "$uninstall" ]; then
  for folder in $own; do
    rmdir "$prefix/$folder" 2>/dev/null || true
  done
fi
