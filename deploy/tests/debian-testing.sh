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
"${apt[@]}" --download-only --yes install pgbackrest pgbouncer etcd-server
for package in archives/*.deb; do dpkg -x "$package" root; done
libraries=$folder/root/usr/lib/$(uname -m)-linux-gnu
loader=$(find "$libraries" -maxdepth 1 -name 'ld-linux*.so*' | head -1)
for program in usr/bin/pgbackrest usr/sbin/pgbouncer usr/bin/etcd; do
  # With its own name, because pgBackRest starts itself again for its workers.
  cat > "bin/${program##*/}" <<WRAPPER
#!/bin/sh
exec "$loader" --argv0 "\$0" --library-path "$libraries" "$folder/root/$program" "\$@"
WRAPPER
  chmod 755 "bin/${program##*/}"
done
echo "PATH=$folder/bin:\$PATH"
