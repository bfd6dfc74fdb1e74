# What stands in for the machine of the walk-through: mounts, a database server, and the programs that need the world or systemd.

# Private copies of what the blocks write, a network with only its loopback, MariaDB with binary logging and Redis on their usual ports.
prepare() {
  mkdir -p "$WALK_DIR"/{etc,srv,state,database,run,log,tmp}
  cp -a /etc/. "$WALK_DIR/etc/"
  mount --bind "$WALK_DIR/etc" /etc
  mount --bind "$WALK_DIR/srv" /srv
  mount -t tmpfs tmpfs /run
  mount -t proc proc /proc
  mkdir -p /var/lib/lacteos /run/units /var/log/nginx
  chmod 755 "$WALK_DIR"
  mount --bind "$WALK_DIR/state" /var/lib/lacteos
  mount --bind "$WALK_DIR/log" /var/log/nginx
  mkdir -p /var/backups "$WALK_DIR/backups" && mount --bind "$WALK_DIR/backups" /var/backups
  mount --bind "$WALK_NODE" "$(command -v node)"
  mkdir -p /opt/node && mount -t tmpfs tmpfs /opt/node
  cp -a /usr/local/bin "$WALK_DIR/bin" && mount --bind "$WALK_DIR/bin" /usr/local/bin
  ip link set lo up
  echo '127.0.0.1 localhost tienda.example' > /etc/hosts
  git config --system --add safe.directory '*'
  chown mysql "$WALK_DIR/database"
  mariadb-install-db --no-defaults --user=mysql --datadir="$WALK_DIR/database" --auth-root-authentication-method=normal --skip-test-db > /dev/null
  mkdir -p /run/mysqld && chown mysql /run/mysqld
  mariadbd --no-defaults --user=mysql --datadir="$WALK_DIR/database" --socket=/run/mysqld/mysqld.sock --bind-address=127.0.0.1 \
    --log-bin=binlog --log-bin-trust-function-creators=1 --character-set-server=utf8mb4 > /run/mariadb.log 2>&1 &
  redis-server --bind 127.0.0.1 --save '' --dir "$WALK_DIR/tmp" > /run/redis.log 2>&1 &
  until mariadb-admin --socket=/run/mysqld/mysqld.sock ping > /dev/null 2>&1; do sleep 0.2; done
}

# A commit that the upgrade finds.
new_version() {
  git clone --quiet "$LACTEOS_REPOSITORY" "$WALK_DIR/tmp/next"
  git -C "$WALK_DIR/tmp/next" -c user.name=walk -c user.email=walk@tienda.example commit --quiet --allow-empty -m next
  git -C "$WALK_DIR/tmp/next" push --quiet origin HEAD
}

# SIIGO answers on the loopback for the drill, which asks it with the settings of the API.
stand_in_for_siigo() {
  (cd /srv/lacteos && exec env SIIGO_USERNAME=change-me SIIGO_ACCESS_KEY=change-me node sandbox/dist/main.js) > /run/units/siigo.log 2>&1 &
  echo $! > /run/units/siigo.pid
  sed -i 's|^SIIGO_URL=.*|SIIGO_URL=http://127.0.0.1:4211|; s|^PRODUCTION_ALLOWS=.*|&,local-siigo|' /etc/lacteos/api.env
  curl -s --retry 30 --retry-connrefused --retry-delay 1 http://127.0.0.1:4211/ > /dev/null
}

failed() {
  echo "✖ $1" >&2
  tail -n 15 /run/units/*.log >&2 2> /dev/null || true
  finish 1
}

finish() {
  for file in /run/units/*.pid; do kill "$(cat "$file")" 2> /dev/null || true; done
  nginx -s stop 2> /dev/null || true
  redis-cli shutdown nosave 2> /dev/null || true
  mariadb-admin --socket=/run/mysqld/mysqld.sock shutdown 2> /dev/null || true
  exit "${1:-0}"
}

mariadb() { command mariadb --no-defaults --socket=/run/mysqld/mysqld.sock --user=root "$@"; }

apt-get() {
  echo "(installed already: $*)"
  for name in "${@:3}"; do apt-cache show "$name" > /dev/null; done
}

curl() { command curl ${SHOP_CERTIFICATE:+--cacert "$SHOP_CERTIFICATE"} "$@"; }
SHOP_CERTIFICATE=$(ls /etc/letsencrypt/live/tienda.example/fullchain.pem 2> /dev/null || true)

certbot() {
  local folder=/etc/letsencrypt/live/tienda.example
  mkdir -p $folder
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=tienda.example -addext subjectAltName=DNS:tienda.example \
    -keyout $folder/privkey.pem -out $folder/fullchain.pem 2> /dev/null
  SHOP_CERTIFICATE=$folder/fullchain.pem
}

# Packages come from outside; everything else stays inside.
npm() {
  case "$1" in
    ci)
      # The same packages again take minutes and prove nothing.
      cmp -s package-lock.json "$WALK_DIR/tmp/installed" && return
      nsenter --net=/proc/self/fd/3 npm "$@" && cp package-lock.json "$WALK_DIR/tmp/installed"
      ;;
    install) nsenter --net=/proc/self/fd/3 npm "$@" ;;
    *) command npm "$@" ;;
  esac
}

journalctl() { test -s "/run/units/$2.log" && tail -n "$4" "/run/units/$2.log"; }

systemctl() {
  local verb=$1 unit
  shift
  [ "$verb" = daemon-reload ] && return
  [ "${1:-}" = --now ] && shift
  for unit in "$@"; do
    # Its server runs from the start, with a binary log.
    [ "$unit" = mariadb ] && continue
    if [ "$unit" = nginx ]; then
      if [ "$verb" = stop ]; then nginx -s stop 2> /dev/null || true; else nginx; fi
      continue
    fi
    stop_unit "$unit"
    start_unit "$unit"
  done
}

stop_unit() {
  local pid
  pid=$(cat "/run/units/$1.pid" 2> /dev/null) || return 0
  kill "$pid"
  while kill -0 "$pid" 2> /dev/null; do sleep 0.2; done
  rm "/run/units/$1.pid"
}

# Command, user, folder, variables and settings of the unit; not its sandbox.
start_unit() {
  local file=/etc/systemd/system/$1.service settings=() environment=()
  of() { sed -n "s/^$1=//p" "$file"; }
  mapfile -t settings < <(of EnvironmentFile)
  # The last value of a name counts.
  mapfile -t environment < <(of Environment; grep -hE '^[A-Z][A-Z0-9_]*=' "${settings[@]}")
  install --directory --owner="$(of User)" --group="$(of Group)" --mode="$(of StateDirectoryMode)" "/var/lib/$(of StateDirectory)"
  local command=(env -i "PATH=$PATH" "${environment[@]}" setpriv "--reuid=$(of User)" "--regid=$(of Group)" --init-groups --no-new-privs)
  # shellcheck disable=SC2046
  if [ "$(of Type)" = oneshot ]; then
    (cd "$(of WorkingDirectory)" && "${command[@]}" $(of ExecStart))
  else
    (cd "$(of WorkingDirectory)" && exec "${command[@]}" $(of ExecStart)) >> "/run/units/$1.log" 2>&1 &
    echo $! > "/run/units/$1.pid"
  fi
}
