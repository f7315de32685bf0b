import { n as t } from './react-CPaNxf5Z.js';
import { L as e } from './shell-DubmvhXR.js';
var n = {
    badge: `_badge_1ja43_2`,
    sun: `_sun_1ja43_15`,
    sky: `_sky_1ja43_18`,
    guava: `_guava_1ja43_21`,
    coral: `_coral_1ja43_25`,
    ink: `_ink_1ja43_29`,
    oat: `_oat_1ja43_33`,
  },
  r = t();
function i({ tone: t, children: i }) {
  return (0, r.jsx)(`span`, { className: e(n.badge, n[t]), children: i });
}
var a = { 'sold-out': `ink`, sale: `guava`, last: `coral`, new: `sun`, best: `sky`, final: `oat` };
export { a as t, i as n };
