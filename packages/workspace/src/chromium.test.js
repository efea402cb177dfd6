import { expect, test } from 'vitest';
import { findChromium } from './chromium.js';

/**
 * A machine that has some executables, and gets others by running commands.
 *
 * @param {object} setup
 * @param {string[]} [setup.has]
 * @param {Record<string, string>} [setup.gets] executable by the command that installs it
 * @param {Record<string, string>} [setup.env]
 * @param {boolean} [setup.isRoot]
 */
function machineThat({ has = [], gets = {}, env = { PATH: '/usr/bin' }, isRoot = true }) {
  const files = new Set(has);
  /** @type {string[]} */
  const commands = [];
  return {
    commands,
    env,
    isRoot,
    isDebian: true,
    playwrightPath: () => '/cache/chrome',
    /** @param {string} path */
    isExecutable: (path) => files.has(path),
    /**
     * @param {string} command
     * @param {readonly string[]} args
     */
    run(command, args) {
      const line = [command, ...args].join(' ').replace(/^.*cli\.js/, 'playwright');
      commands.push(line);
      const file = gets[line];
      if (file) files.add(file);
      return file !== undefined;
    },
  };
}

test('the path that was asked for comes first', () => {
  const machine = machineThat({
    has: ['/mine', '/cache/chrome', '/usr/bin/chromium'],
    env: { PATH: '/usr/bin', CHROMIUM_PATH: '/mine' },
  });
  expect(findChromium(machine)).toBe('/mine');
});

test('a path that was asked for and is not there is an error, not another browser', () => {
  const machine = machineThat({
    has: ['/cache/chrome'],
    env: { PATH: '/usr/bin', CHROMIUM_PATH: '/mine' },
  });
  expect(() => findChromium(machine)).toThrow(/CHROMIUM_PATH is "\/mine"/);
});

test("Playwright's own comes before one on the path", () => {
  expect(findChromium(machineThat({ has: ['/cache/chrome', '/usr/bin/chromium'] }))).toBe(
    '/cache/chrome',
  );
});

test('Chromium on the path comes before Chrome', () => {
  const machine = machineThat({
    has: ['/a/google-chrome', '/b/chromium'],
    env: { PATH: '/a:/b' },
  });
  expect(findChromium(machine)).toBe('/b/chromium');
  expect(machine.commands).toEqual([]);
});

test('where there is none, Playwright installs its own', () => {
  const machine = machineThat({ gets: { 'playwright install chromium': '/cache/chrome' } });
  expect(findChromium(machine)).toBe('/cache/chrome');
  expect(machine.commands).toEqual(['playwright install chromium']);
});

test('where Playwright cannot, root on Debian asks apt, after an update', () => {
  const machine = machineThat({ gets: { 'apt-get install -y chromium': '/usr/bin/chromium' } });
  expect(findChromium(machine)).toBe('/usr/bin/chromium');
  expect(machine.commands).toEqual([
    'playwright install chromium',
    'apt-get update',
    'apt-get install -y chromium',
  ]);
});

test('without a way to get one the error says what to do', () => {
  const machine = machineThat({ isRoot: false });
  expect(() => findChromium(machine)).toThrow(/set CHROMIUM_PATH/);
  expect(machine.commands).toEqual(['playwright install chromium']);
});
