#!/usr/bin/env bash
# deploy/tests/debian-testing.sh FOLDER: unpacks programs of Debian testing for the checks, where this system's are too old for Postgres 18.
# Nothing is installed or mounted: each gets a wrapper in FOLDER/bin that starts it with testing's own loader and libraries.
set -euo pipefail
[ $# = 1 ] || { echo "say a folder" >&2; exit 2; }
mkdir -p "$1" && cd "$1" && folder=$PWD
mkdir -p lists/partial archives/partial root bin
: > status
mirror=$(awk '/^URIs:/ { print $2; exit }' /etc/apt/sources.list.d/debian.sources)
key=/usr/share/keyrings/debian-archive-keyring.gpg
echo "deb [signed-by=$key check-valid-until=no] $mirror testing main" > testing.list
apt=(apt-get -q -o "Dir::State::status=$folder/status" -o "Dir::State::lists=$folder/lists" -o "Dir::Cache=$folder"
  -o "Dir::Cache::archives=$folder/archives" -o "Dir::Etc::sourcelist=$folder/testing.list" -o Dir::Etc::sourceparts=/dev/null
  -o Dir::Etc::preferencesparts=/dev/null -o APT::Install-Recommends=false -o APT::Get::List-Cleanup=false)
"${apt[@]}" update
"${apt[@]}" --download-only --yes install pgbackrest pgbouncer etcd-server haproxy postgresql-18
for package in archives/*.deb; do dpkg -x "$package" root; done
libraries=$folder/root/usr/lib/$(uname -m)-linux-gnu
loader=$(find "$libraries" -maxdepth 1 -name 'ld-linux*.so*' | head -1)
# wrap PROGRAM NAME REAL: NAME starts REAL and believes to be PROGRAM: pgBackRest starts itself again, Postgres' programs find each other by their place.
wrap() {
  cat > "$2" <<WRAPPER
#!/bin/sh
exec "$loader" --argv0 "$1" --library-path "$libraries" "$3" "\$@"
WRAPPER
  chmod 755 "$2"
}
for program in usr/bin/pgbackrest usr/sbin/pgbouncer usr/bin/etcd usr/sbin/haproxy; do
  wrap "$folder/bin/${program##*/}" "bin/${program##*/}" "$folder/root/$program"
done
postgres=$folder/root/usr/lib/postgresql/18/bin
for program in postgres initdb pg_ctl pg_basebackup pg_controldata pg_isready pg_rewind pg_dump pg_restore; do
  mv "$postgres/$program" "$postgres/$program.real"
  wrap "$postgres/$program" "$postgres/$program" "$postgres/$program.real"
  ln -sf "$postgres/$program" "bin/$program"
done
echo "PATH=$folder/bin:\$PATH"
