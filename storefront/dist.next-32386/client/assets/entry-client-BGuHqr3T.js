import { n as e, v as n, y as r, t } from './shell-DubmvhXR.js';
e({ rows: t, modules: n, frame: r });
