import { d as n } from './pages-DQ0Mi6Kp.js';
import { n as r } from './react-CPaNxf5Z.js';
import { I as e, L as t } from './shell-DubmvhXR.js';
var i = {
    lost: `_lost_13wd5_2`,
    sun: `_sun_13wd5_13`,
    wave: `_wave_13wd5_22`,
    shallow: `_shallow_13wd5_32`,
    near: `_near_13wd5_36`,
    far: `_far_13wd5_41`,
    deep: `_deep_13wd5_46`,
    words: `_words_13wd5_51`,
    lead: `_lead_13wd5_56`,
    figure: `_figure_13wd5_61`,
  },
  a = r();
function o({ title: [r, o], line: s, figure: c, children: l }) {
  return (0, a.jsxs)(`section`, {
    className: i.lost,
    children: [
      (0, a.jsx)(`div`, { className: i.sun }),
      (0, a.jsx)(`p`, { className: i.figure, 'aria-hidden': `true`, children: c }),
      (0, a.jsx)(`div`, { className: t(i.wave, i.shallow) }),
      (0, a.jsx)(`div`, { className: t(i.wave, i.near) }),
      (0, a.jsx)(`div`, { className: t(i.wave, i.far) }),
      (0, a.jsx)(`div`, { className: t(i.wave, i.deep) }),
      (0, a.jsxs)(`div`, {
        className: t(e.container, i.words),
        children: [
          (0, a.jsxs)(`h1`, { className: n.display, children: [r, (0, a.jsx)(`br`, {}), o] }),
          (0, a.jsx)(`p`, { className: t(n.lead, i.lead), children: s }),
          (0, a.jsx)(`div`, { className: e.row, children: l }),
        ],
      }),
    ],
  });
}
export { o as t };
