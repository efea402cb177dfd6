import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';

/**
 * What the search may ask of the machine. Tests pass their own.
 *
 * @typedef {object} Machine
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {(path: string) => boolean} isExecutable
 * @property {() => string} playwrightPath where Playwright would keep a Chromium of its own
 * @property {boolean} isRoot
 * @property {boolean} isDebian
 * @property {(command: string, args: readonly string[]) => boolean} run whether the command succeeded
 */

const NAMES_ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A download that cannot be reached should give way to the next idea, not to a hanging build. */
const INSTALL_LIMIT_MS = 10 * 60_000;

/** Nothing that the browser does for itself may reach the network or change a measurement. */
const QUIET_ARGS = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @type {Machine} */
const thisMachine = {
  env: process.env,
  isExecutable,
  playwrightPath: () => chromium.executablePath(),
  isRoot: process.getuid?.() === 0,
  isDebian: existsSync('/etc/debian_version'),
  run,
};

/**
 * The path of a Chromium: `CHROMIUM_PATH`, else Playwright's own, else one on `PATH`; if there is
 * none, one is installed by Playwright or, as root on Debian, by apt.
 *
 * @param {Machine} [machine]
 * @returns {string}
 */
export function findChromium(machine = thisMachine) {
  const chosen = machine.env['CHROMIUM_PATH'];
  if (chosen) {
    if (machine.isExecutable(chosen)) return chosen;
    throw new Error(
      `CHROMIUM_PATH is "${chosen}", but there is no executable file. ` +
        'The browser tests would run in another browser than the one you asked for. ' +
        'Correct the path, or unset CHROMIUM_PATH to let a Chromium be found.',
    );
  }
  return installed(machine) ?? install(machine) ?? fail();
}

/**
 * How to start that Chromium, for Vitest, Storybook and Playwright alike.
 *
 * The path is looked up when it is read, not before: a run that opens no browser needs none.
 *
 * @returns {{ readonly executablePath: string, readonly args: string[] }}
 */
export function chromiumLaunch() {
  return {
    get executablePath() {
      return findChromium();
    },
    args: [...(thisMachine.isRoot ? ['--no-sandbox'] : []), ...QUIET_ARGS],
  };
}

/** @param {Machine} machine */
function installed(machine) {
  const own = machine.playwrightPath();
  if (machine.isExecutable(own)) return own;
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return NAMES_ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name))).find(
    machine.isExecutable,
  );
}

/** @param {Machine} machine */
function install(machine) {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright')), 'cli.js');
  machine.run(process.execPath, [cli, 'install', 'chromium']);
  const downloaded = installed(machine);
  if (downloaded || !machine.isRoot || !machine.isDebian) return downloaded;
  // A stale package list names versions that the mirror no longer has.
  machine.run('apt-get', ['update']);
  machine.run('apt-get', ['install', '-y', 'chromium']);
  return installed(machine);
}

/** @returns {never} */
function fail() {
  throw new Error(
    'No Chromium was found, and none could be installed. ' +
      'The browser, story and end-to-end tests run in a real browser. ' +
      'Install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable file.',
  );
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    // Standard output belongs to whoever asked for the path.
    stdio: ['ignore', 2, 2],
    timeout: INSTALL_LIMIT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
