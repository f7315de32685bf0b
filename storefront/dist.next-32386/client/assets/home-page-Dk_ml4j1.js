import { t as c, u as l, d as o, r as s } from './pages-DQ0Mi6Kp.js';
import { n as u } from './react-CPaNxf5Z.js';
import { Z as a, H as e, X as i, L as n, N as r, I as t } from './shell-DubmvhXR.js';
var d = {
    section: `_section_sxzb9_2`,
    heading: `_heading_sxzb9_5`,
    tiles: `_tiles_sxzb9_8`,
    tile: `_tile_sxzb9_8`,
    frame: `_frame_sxzb9_20`,
    picture: `_picture_sxzb9_26`,
    caption: `_caption_sxzb9_35`,
    name: `_name_sxzb9_42`,
  },
  f = u(),
  p = `(min-width: 1440px) 318px, (min-width: 900px) 23vw, 47vw`;
function m({ tiles: e }) {
  return (0, f.jsxs)(`section`, {
    className: n(t.container, d.section),
    'aria-labelledby': `where`,
    children: [
      (0, f.jsx)(`h2`, { className: n(o.h2, d.heading), id: `where`, children: `Where to first?` }),
      (0, f.jsx)(`div`, {
        className: d.tiles,
        children: e.map(({ handle: e, label: t, pieces: a, picture: c }) =>
          (0, f.jsxs)(
            r,
            {
              to: i.collection(e),
              className: d.tile,
              children: [
                (0, f.jsx)(`div`, {
                  className: d.frame,
                  children: c && (0, f.jsx)(s, { source: c, sizes: p, className: d.picture }),
                }),
                (0, f.jsxs)(`div`, {
                  className: d.caption,
                  children: [
                    (0, f.jsx)(`b`, { className: d.name, children: t }),
                    (0, f.jsxs)(`span`, { className: n(o.soft, o.meta, o.number), children: [a, ` pieces`] }),
                  ],
                }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  });
}
var h = {
  hero: `_hero_2455e_2`,
  picture: `_picture_2455e_7`,
  words: `_words_2455e_15`,
  lead: `_lead_2455e_22`,
  wave: `_wave_2455e_27`,
  ways: `_ways_2455e_65`,
};
function g({ pictures: { wide: e, phone: a } }) {
  return (0, f.jsxs)(`section`, {
    className: h.hero,
    'aria-labelledby': `hero`,
    children: [
      (0, f.jsx)(`div`, {
        className: h.words,
        children: (0, f.jsxs)(`div`, {
          className: t.container,
          children: [
            (0, f.jsxs)(`h1`, {
              className: o.display,
              id: `hero`,
              children: [`Sun’s out,`, (0, f.jsx)(`br`, {}), `prints out.`],
            }),
            (0, f.jsx)(`p`, {
              className: n(o.lead, h.lead),
              children: `Prints drawn by hand and cut for people who actually swim.`,
            }),
            (0, f.jsxs)(`div`, {
              className: n(t.row, h.ways),
              children: [
                (0, f.jsx)(r, { to: i.collection(`new-arrivals`), className: l(), children: `Shop new prints` }),
                (0, f.jsx)(r, {
                  to: i.collection(`best-sellers`),
                  className: l({ variant: `quiet` }),
                  children: `See best sellers`,
                }),
              ],
            }),
          ],
        }),
      }),
      (0, f.jsxs)(`picture`, {
        className: h.picture,
        children: [
          (0, f.jsx)(`source`, { media: `(max-width: 799px)`, srcSet: a, width: `780`, height: `910` }),
          (0, f.jsx)(`img`, {
            srcSet: `${e.small} 1200w, ${e.large} 1920w`,
            sizes: `100vw`,
            src: e.large,
            alt: `Four friends in printed swimwear in front of a low sun and blue waves`,
            width: `1920`,
            height: `860`,
            fetchPriority: `high`,
          }),
        ],
      }),
      (0, f.jsx)(`div`, { className: h.wave }),
    ],
  });
}
var _ = a(() => e(() => import(`./home-below-D0eFDTaA.js`).then((e) => e.HomeBelow), []));
function v({ data: e }) {
  return (0, f.jsxs)(f.Fragment, {
    children: [
      (0, f.jsx)(c, {
        title: `Swimwear with better prints`,
        description: `Bikinis, one-pieces, swim shorts and beachwear in prints drawn by hand, in sizes XS to XXL. Free returns for 60 days.`,
        canonical: i.home(),
        picture: e.hero.wide.large,
      }),
      (0, f.jsx)(g, { pictures: e.hero }),
      (0, f.jsx)(m, { tiles: e.categories }),
      (0, f.jsx)(_, { data: e }),
    ],
  });
}
export { v as default };
