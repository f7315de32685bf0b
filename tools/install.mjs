// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, no dependency.
// Installs what package-lock.json names, once for each lock file, with a progress bar. `--browser` adds Chromium, `--engines`
// nginx, PgBouncer and Debian's PostgreSQL, and what nightly tests do harm with.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.installed');
const SHELL = 'chromium-headless-shell';
// That it could not be had, and is not asked for again before the packages change.
const NO_SHELL = join(MODULES, '.no-headless-shell');
const BROWSER_WITHIN_MS = 120_000;

function fail(line) {
  console.error(line);
  process.exit(1);
}

function lockHash() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
}

function countPackages() {
  if (!existsSync(MODULES)) return 0;
  let count = 0;
  for (const name of readdirSync(MODULES)) {
    if (name.startsWith('@')) count += readdirSync(join(MODULES, name)).length;
    else if (!name.startsWith('.')) count += 1;
  }
  return count;
}

function expectedPackages() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).filter(([path, entry]) => path.startsWith('node_modules/') && !entry.optional).length;
}

function showProgress(title, total) {
  const started = Date.now();
  const isTerminal = process.stdout.isTTY;
  if (!isTerminal) console.log(`${title} …`);
  const draw = () => {
    const done = Math.min(countPackages(), total);
    const filled = Math.round((done / total) * 24);
    const bar = '█'.repeat(filled) + '░'.repeat(24 - filled);
    process.stdout.write(`\r${title}: ${bar} ${done} of ${total} `);
  };
  const timer = isTerminal ? setInterval(draw, 200) : undefined;
  return () => {
    clearInterval(timer);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${isTerminal ? '\r\u001b[K' : ''}✔ ${title} (${seconds} s)\n`);
  };
}

function installPackages() {
  const done = showProgress('Installing packages', expectedPackages());
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  // Engine warnings are about the machine's own Node; everything here runs on the one being installed.
  // What npm has already is not asked for again: the lock file says by its hash what it must be.
  const ci = ['ci', '--prefer-offline', '--loglevel=error'];
  const child = spawn(command, [...args, ...ci], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  child.on('error', (error) => fail(`\nnpm could not be started: ${error.message}`));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (code !== 0) fail(`\nInstalling the packages failed:\n${said.trim().split('\n').slice(-12).join('\n')}`);
      done();
      resolve();
    });
  });
}

function hasCommand(name) {
  return spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0;
}

function aptInstall(name) {
  const options = {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: BROWSER_WITHIN_MS,
  };
  const apt = (...args) => spawnSync('apt-get', [...args, '-qq'], options).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}

// The whole browser for `npm run test:nightly`, and by day one without windows, which opens a page for a third of the work.
// Either does for both, so only where there is none has it to be installed.
function installBrowser() {
  if (process.env.CHROMIUM_PATH || hasCommand(SHELL)) return;
  const hasBrowser = ['chromium', 'chromium-browser', 'google-chrome'].some(hasCommand);
  const mayInstall = hasCommand('apt-get') && process.getuid?.() === 0;
  if (hasBrowser && (!mayInstall || existsSync(NO_SHELL))) return;
  if (!mayInstall)
    fail('The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  console.log(`Installing ${SHELL} …`);
  if (aptInstall(SHELL)) console.log(`✔ ${SHELL}`);
  else if (hasBrowser) writeFileSync(NO_SHELL, '');
  else if (aptInstall('chromium')) console.log('✔ chromium');
  else fail('Chromium could not be installed: apt-get install chromium says why.');
}

// What a shop of many processes is tried with by night. Their own services are not started, nor a cluster made.
function installEngines() {
  const missing = { nginx: 'nginx-light', pgbouncer: 'pgbouncer', pg_basebackup: 'postgresql' };
  for (const [command, name] of Object.entries(missing)) {
    if (hasCommand(command) || (command === 'nginx' && existsSync('/usr/sbin/nginx'))) continue;
    console.log(`Installing ${name} …`);
    if (!aptInstall(name))
      fail(`The nightly tests need ${name}, which could not be installed: apt-get install ${name}.`);
  }
  // Tells a server another time, spoils requests, tries SQL at every door, walks journeys: what has not its own is left out.
  const optional = {
    ...{ faketime: 'faketime', zzuf: 'zzuf', sqlmap: 'sqlmap' },
    ...{ 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
  };
  for (const [command, name] of Object.entries(optional)) {
    if (hasCommand(command)) continue;
    console.log(`Installing ${name} …`);
    if (!aptInstall(name)) console.log(`${name} could not be installed: its nightly test is left out.`);
  }
}

const hash = lockHash();
const installed =
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash && existsSync(join(MODULES, '.bin', 'node'));
if (!installed) {
  await installPackages();
  writeFileSync(STAMP, hash);
}
if (process.argv.includes('--browser')) installBrowser();
if (process.argv.includes('--engines')) installEngines();
