#!/bin/bash
# Runs once, in the container of PostgreSQL, when its volume is empty: the role that the program logs in with owns its database and is no superuser.
# The superuser keeps no password, so it is reached at the machine only (`docker compose exec -u postgres database psql`).
set -eu
psql -v ON_ERROR_STOP=1 -v wachtwoord="$POSTGRES_PASSWORD" --username "$POSTGRES_USER" --no-psqlrc <<'SQL'
create role spelrijk login createrole password :'wachtwoord';
create database spelrijk owner spelrijk;
alter role postgres password null;
SQL
