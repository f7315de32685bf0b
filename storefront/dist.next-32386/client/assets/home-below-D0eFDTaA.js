import { r as c, u as l, c as o, d as s } from './pages-DQ0Mi6Kp.js';
import { ProductRail as a } from './product-rail-C2WSnL1r.js';
import { n as i } from './react-CPaNxf5Z.js';
import { I as e, N as n, X as r, L as t } from './shell-DubmvhXR.js';
var u = { link: `_link_1xuv7_2` },
  d = i(),
  f = u.link;
function p({ children: e }) {
  return (0, d.jsxs)(d.Fragment, {
    children: [
      (0, d.jsx)(`span`, { children: e }),
      (0, d.jsx)(`svg`, {
        viewBox: `0 0 20 12`,
        'aria-hidden': `true`,
        children: (0, d.jsx)(`path`, { d: `M1 6h17M13 1l5 5-5 5` }),
      }),
    ],
  });
}
var m = {
  field: `_field_cow9u_2`,
  halves: `_halves_cow9u_8`,
  figure: `_figure_cow9u_14`,
  words: `_words_cow9u_21`,
  lead: `_lead_cow9u_29`,
  pieces: `_pieces_cow9u_34`,
  piece: `_piece_cow9u_34`,
  price: `_price_cow9u_63`,
};
function h({ look: { picture: e, pieces: i } }) {
  const [a] = i;
  return (0, d.jsx)(`section`, {
    className: m.field,
    'data-tone': `dark`,
    'aria-labelledby': `afterglow`,
    children: (0, d.jsxs)(`div`, {
      className: m.halves,
      children: [
        (0, d.jsx)(`div`, {
          className: m.figure,
          children: (0, d.jsx)(c, { source: e, sizes: `(min-width: 1680px) 773px, (min-width: 800px) 46vw, 100vw` }),
        }),
        (0, d.jsxs)(`div`, {
          className: m.words,
          children: [
            (0, d.jsx)(`h2`, { className: s.display, id: `afterglow`, children: `Afterglow` }),
            (0, d.jsx)(`p`, {
              className: t(s.lead, m.lead),
              children: `Seven in the evening, salt still on your shoulders. Passionfruit on everything.`,
            }),
            a &&
              (0, d.jsxs)(n, {
                to: r.product(a.handle),
                className: l({ variant: `light` }),
                children: [`Start with the `, a.title.split(` `)[0]],
              }),
            (0, d.jsx)(`ul`, {
              className: m.pieces,
              children: i.map((e) =>
                (0, d.jsx)(
                  `li`,
                  {
                    children: (0, d.jsxs)(n, {
                      to: r.product(e.handle),
                      className: m.piece,
                      children: [
                        (0, d.jsx)(c, { source: { ...e.picture, alt: `` }, sizes: `170px` }),
                        e.title,
                        (0, d.jsx)(`span`, { className: m.price, children: o(e.price) }),
                      ],
                    }),
                  },
                  e.handle,
                ),
              ),
            }),
          ],
        }),
      ],
    }),
  });
}
var g = {
  banner: `_banner_2e32e_2`,
  words: `_words_2e32e_15`,
  title: `_title_2e32e_19`,
  line: `_line_2e32e_23`,
  way: `_way_2e32e_29`,
  figure: `_figure_2e32e_32`,
  fabric: `_fabric_2e32e_33`,
};
function _({ edit: { title: i, line: a, figure: o, fabric: l } }) {
  return (0, d.jsx)(`section`, {
    className: t(e.container, e.section),
    'aria-labelledby': `city`,
    children: (0, d.jsxs)(n, {
      to: r.collection(`city-sweetheart`),
      className: g.banner,
      children: [
        (0, d.jsxs)(`div`, {
          className: g.words,
          children: [
            (0, d.jsx)(`h2`, { className: t(s.h2, g.title), id: `city`, children: i }),
            (0, d.jsx)(`p`, { className: g.line, children: a }),
            (0, d.jsx)(`span`, { className: t(f, g.way), children: (0, d.jsx)(p, { children: `Shop the edit` }) }),
          ],
        }),
        (0, d.jsxs)(`span`, {
          className: g.fabric,
          'aria-hidden': `true`,
          children: [
            (0, d.jsx)(`img`, { src: l, alt: ``, width: `400`, height: `400`, loading: `lazy`, decoding: `async` }),
            (0, d.jsx)(`img`, { src: l, alt: ``, width: `400`, height: `400`, loading: `lazy`, decoding: `async` }),
          ],
        }),
        (0, d.jsx)(c, { source: o, sizes: `(min-width: 800px) 30vw, 40vw`, className: g.figure }),
      ],
    }),
  });
}
var v = {
  head: `_head_72dcv_2`,
  line: `_line_72dcv_5`,
  seasons: `_seasons_72dcv_10`,
  season: `_season_72dcv_10`,
  arch: `_arch_72dcv_19`,
  fabric: `_fabric_72dcv_34`,
  name: `_name_72dcv_52`,
  pieces: `_pieces_72dcv_57`,
};
function y({ seasons: i }) {
  return (0, d.jsxs)(`section`, {
    className: t(e.container, e.section),
    'aria-labelledby': `seasons`,
    children: [
      (0, d.jsxs)(`div`, {
        className: v.head,
        children: [
          (0, d.jsx)(`h2`, { className: s.h2, id: `seasons`, children: `Pick a season, any season` }),
          (0, d.jsx)(`p`, {
            className: v.line,
            children: `Six collections, each with its own prints and its own weather.`,
          }),
        ],
      }),
      (0, d.jsx)(`div`, {
        className: v.seasons,
        children: i.map(({ handle: e, label: i, pieces: a, picture: o }) =>
          (0, d.jsxs)(
            n,
            {
              to: r.collection(e),
              className: v.season,
              children: [
                (0, d.jsx)(`span`, { className: v.arch, children: o && (0, d.jsx)(b, { address: o.small }) }),
                (0, d.jsx)(`b`, { className: v.name, children: i }),
                (0, d.jsxs)(`span`, { className: t(s.number, v.pieces), children: [a, ` pieces`] }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  });
}
function b({ address: e }) {
  return (0, d.jsxs)(`span`, {
    className: v.fabric,
    children: [
      (0, d.jsx)(`img`, { src: e, alt: ``, width: `400`, height: `400`, loading: `lazy`, decoding: `async` }),
      (0, d.jsx)(`img`, { src: e, alt: ``, width: `400`, height: `400`, loading: `lazy`, decoding: `async` }),
    ],
  });
}
function x({ data: e }) {
  return (0, d.jsxs)(d.Fragment, {
    children: [
      (0, d.jsx)(a, {
        title: `Fresh off the line`,
        line: `Landed this week. The zebra won’t last.`,
        cards: e.newArrivals,
        children: (0, d.jsx)(n, {
          to: r.collection(`new-arrivals`),
          className: f,
          children: (0, d.jsx)(p, { children: `All new arrivals` }),
        }),
      }),
      (0, d.jsx)(y, { seasons: e.seasons }),
      e.afterglow && (0, d.jsx)(h, { look: e.afterglow }),
      (0, d.jsx)(a, {
        title: `Seen on most balconies`,
        line: `What people come back for, usually in a second print.`,
        cards: e.bestSellers,
        children: (0, d.jsx)(n, {
          to: r.collection(`best-sellers`),
          className: f,
          children: (0, d.jsx)(p, { children: `All best sellers` }),
        }),
      }),
      e.city && (0, d.jsx)(_, { edit: e.city }),
    ],
  });
}
export { x as HomeBelow };
