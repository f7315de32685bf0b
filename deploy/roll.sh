#!/bin/sh
# Rolls a release out, one shop after the other: `roll.sh <release folder> 3001 3002`. Each is asked for `/readyz` before the
# next one goes; the first that does not open leaves the others as they were. Put the release before it in again to go back.
set -eu
release=$1
shift
[ -f "$release/release.json" ] || { echo "$release is no release (npm run build makes one)"; exit 1; }
# nginx asks a shop that was gone again after some seconds: the one that is back has to be known before the next one goes.
: "${SETTLE_SECONDS:=6}"
: "${CURRENT:=/opt/bluebird-bay/current}" "${RESTART:=systemctl restart bluebird-bay@}" "${WITHIN_SECONDS:=180}"
# The link changes by a rename, which is one stroke: nobody starts while there is none. One that was left half way is replaced.
ln -sfn "$release" "$CURRENT.next"
mv -T "$CURRENT.next" "$CURRENT"
for port in "$@"; do
  $RESTART"$port"
  waited=0
  until curl --silent --fail --max-time 3 --output /dev/null "http://127.0.0.1:$port/readyz"; do
    waited=$((waited + 1))
    [ "$waited" -lt "$WITHIN_SECONDS" ] || { echo "The shop on port $port did not open within $WITHIN_SECONDS s."; exit 1; }
    sleep 1
  done
  sleep "$SETTLE_SECONDS"
  echo "port $port: $(sed -n 's/.*"version": "\(.*\)".*/\1/p' "$release/release.json")"
done
