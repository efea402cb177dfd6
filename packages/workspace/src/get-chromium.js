import { findChromium } from './chromium.js';

console.log(findChromium());
