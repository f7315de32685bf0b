import { n as buttonClass } from './button-D5KbtN9g.js';
import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { i as departmentOf, a as neighboursOf } from './collection-families-B8m9Hl94.js';
import { t as Crumbs } from './crumbs-B8ZvB9gD.js';
import { t as Head } from './head-CMCMzOZ9.js';
import { t as layout_module_default } from './layout.module-EHI7TKt7.js';
import { t as Link, i as paths } from './link-DfIbxQ6h.js';
import { t as Picture } from './picture-JDdxhLZu.js';
import { n as leadWithModel, t as ProductCard } from './product-card-DYNfRpQQ.js';
import { t as require_react } from './react-Bo0BVboH.js';
import { r as __toESM } from './rolldown-runtime-DegdyBIC.js';
import { t as text_module_default } from './text.module-BLsz9v1O.js';
import { i as tabValues } from './unreachable-zULEF885.js';

// storefront/src/features/collection/collection-bar.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var collection_bar_module_default = {
  bar: '_bar_l76g2_2',
  row: '_row_l76g2_10',
  chips: '_chips_l76g2_16',
  chip: '_chip_l76g2_16',
  count: '_count_l76g2_56',
  pieces: '_pieces_l76g2_61',
};
// storefront/src/features/collection/collection-bar.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Room left of the current chip, so its neighbour shows that the row scrolls. */
var SIGHT = 64;
/** The line under the title that stays in sight: the collections next door and how many pieces there are. */
function CollectionBar({ handle, neighbours, pieces }) {
  const chips = (0, import_react.useRef)(null);
  (0, import_react.useEffect)(() => {
    const current = chips.current?.querySelector('[aria-current]');
    if (current)
      chips.current?.scrollTo({
        left: current.offsetLeft - SIGHT,
        behavior: 'instant',
      });
  }, [handle]);
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: collection_bar_module_default.bar,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: classNames(layout_module_default.container, collection_bar_module_default.row),
      children: [
        neighbours.length > 0 &&
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('nav', {
            ref: chips,
            className: collection_bar_module_default.chips,
            'aria-label': 'Next door',
            children: neighbours.map((neighbour) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                Link,
                {
                  to: paths.collection(neighbour.handle),
                  className: collection_bar_module_default.chip,
                  'aria-current': neighbour.handle === handle ? 'page' : void 0,
                  children: [
                    neighbour.label,
                    neighbour.handle === handle &&
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                        className: collection_bar_module_default.count,
                        children: pieces,
                      }),
                  ],
                },
                neighbour.handle,
              ),
            ),
          }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
          className: classNames(
            text_module_default.soft,
            text_module_default.meta,
            text_module_default.number,
            collection_bar_module_default.pieces,
          ),
          children: pieces === 1 ? '1 piece' : `${pieces} pieces`,
        }),
      ],
    }),
  });
}
var collection_head_module_default = {
  head: '_head_yvknm_2',
  title: '_title_yvknm_9',
  lead: '_lead_yvknm_12',
  prints: '_prints_yvknm_16',
  print: '_print_yvknm_16',
  arch: '_arch_yvknm_34',
};
// storefront/src/features/collection/collection-head.tsx
/** Where one is, what the collection is called and the fabrics it is cut from. */
function CollectionHead({ handle, title, description, prints }) {
  const department = departmentOf(handle);
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: classNames(layout_module_default.container, collection_head_module_default.head),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Crumbs, {
            between: department
              ? [
                  {
                    label: department.label,
                    to: paths.collection(department.handle),
                  },
                ]
              : [],
            here: title,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h1', {
            className: classNames(text_module_default.h1, collection_head_module_default.title),
            children: title,
          }),
          description &&
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              className: classNames(text_module_default.lead, collection_head_module_default.lead),
              children: description,
            }),
        ],
      }),
      prints.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrintArches, { prints }),
    ],
  });
}
/** Each arch leads to the first piece in its print, further down the page. */
function PrintArches({ prints }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('nav', {
    className: collection_head_module_default.prints,
    'aria-label': 'Prints in this collection',
    children: prints.map(({ name, swatch, first }) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'a',
        {
          href: `#${first}`,
          className: collection_head_module_default.print,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: collection_head_module_default.arch,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
                src: swatch,
                alt: '',
                width: '130',
                height: '130',
                fetchPriority: 'low',
                decoding: 'async',
              }),
            }),
            name,
          ],
        },
        name,
      ),
    ),
  });
}
// storefront/src/features/collection/card-groups.ts
var COLUMNS = 4;
var STORY_COLUMNS = 2;
var WITH_STORY = 18;
var WITHOUT_STORY = 20;
/** A story needs a row of cards above it. */
var FEWEST_WITH_STORY = 6;
/**
 * Cuts a list into groups whose rows of four come out full: eighteen cards and a story, or twenty cards when the stories
 * are told. The last group takes what is left, with a story only where it fills the row.
 */
function cardGroups(cards, stories) {
  const groups = [];
  const untold = [...stories];
  for (let start = 0; start < cards.length; ) {
    const taken = cards.slice(start, start + (untold.length > 0 ? WITH_STORY : WITHOUT_STORY));
    start += taken.length;
    const story =
      taken.length >= FEWEST_WITH_STORY && (taken.length + STORY_COLUMNS) % COLUMNS === 0 ? untold.shift() : void 0;
    groups.push({
      cards: taken,
      ...(story && { story }),
      seen: start,
    });
  }
  return groups;
}
var collection_list_module_default = { grid: '_grid_1uo1b_2' };
var list_end_module_default = {
  end: '_end_10eho_2',
  progress: '_progress_10eho_9',
};
// storefront/src/features/collection/list-end.tsx
/** How far down the list one is. */
function ListEnd({ seen, total, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
    className: list_end_module_default.end,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
        className: classNames(text_module_default.soft, text_module_default.meta, text_module_default.number),
        children: ['You’ve seen ', seen, ' of ', total],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('progress', {
        className: list_end_module_default.progress,
        value: seen,
        max: total,
        'aria-hidden': 'true',
      }),
      children,
    ],
  });
}
var more_cards_module_default = {
  summary: '_summary_za546_2',
  more: '_more_za546_13',
  rest: '_rest_za546_16',
};
// storefront/src/features/collection/more-cards.tsx
/** Folds the rest of the list away. Opened once, it stays open: the button makes room for the cards. */
function MoreCards({ seen, next, total, open, onOpen, children }) {
  const rest = (0, import_react.useRef)(null);
  const pressed = (0, import_react.useRef)(false);
  /**
   * A pressed button is gone once it has done its work, so focus moves to the first card it brought. A list that opens
   * for another reason (Back, a link to one of its cards, a search in the page) leaves the focus alone.
   */
  const opened = (event) => {
    if (open || event.target !== event.currentTarget || !event.currentTarget.open) return;
    onOpen();
    if (pressed.current) rest.current?.querySelector('a')?.focus({ preventScroll: true });
  };
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('details', {
    className: more_cards_module_default.more,
    open,
    onToggle: opened,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('summary', {
        className: more_cards_module_default.summary,
        onClick: () => {
          pressed.current = true;
        },
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListEnd, {
          seen,
          total,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: buttonClass({ variant: 'outline' }),
            children: ['Show ', next, ' more'],
          }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        ref: rest,
        className: more_cards_module_default.rest,
        children,
      }),
    ],
  });
}
// storefront/src/features/collection/opened-groups.ts
var PREFIX = 'opened-groups|';
/** `useLayoutEffect` has nothing to do on the server. */
var useBeforePaint = typeof window === 'undefined' ? () => void 0 : import_react.useLayoutEffect;
/**
 * How many further groups of a list stand open, remembered for one history entry (`entry` names it), so that Back finds
 * the list as long as it was left and the scroll position still fits. The server's and the first render's answer is 0.
 */
function useOpenedGroups(entry) {
  const [opened, setOpened] = (0, import_react.useState)(0);
  useBeforePaint(() => setOpened(Number(tabValues.read(PREFIX + entry) ?? 0)), [entry]);
  return [
    opened,
    (0, import_react.useCallback)(
      (groups) => {
        setOpened((known) => Math.max(known, groups));
        tabValues.write(PREFIX + entry, String(groups));
      },
      [entry],
    ),
  ];
}
var story_tile_module_default = {
  place: '_place_1vgcm_2',
  tile: '_tile_1vgcm_6',
  picture: '_picture_1vgcm_17',
  words: '_words_1vgcm_35',
  line: '_line_1vgcm_40',
};
// storefront/src/features/collection/story-tile.tsx
var SIZES$1 = '(min-width: 1440px) 652px, (min-width: 1100px) 46vw, 94vw';
/** A picture two columns wide among the cards. */
function StoryTile({ story }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
    className: story_tile_module_default.place,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
      to: paths.collection(story.collection),
      className: story_tile_module_default.tile,
      'data-tone': 'dark',
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
          source: story.picture,
          sizes: SIZES$1,
          className: story_tile_module_default.picture,
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: story_tile_module_default.words,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
              className: text_module_default.h2,
              children: story.title,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              className: story_tile_module_default.line,
              children: story.line,
            }),
          ],
        }),
      ],
    }),
  });
}
// storefront/src/features/collection/collection-list.tsx
var SIZES = '(min-width: 1440px) 318px, (min-width: 1100px) 23vw, (min-width: 720px) 31vw, 47vw';
/** Cards above the fold on the widest screens. */
var FIRST_VIEW = 4;
/** The story comes after this many cards: a full row and a half of four, two rows of three, three of two. */
var STORY_AFTER = 6;
/** Every card of a collection: the first eighteen in sight, the rest folded away behind buttons that need no script. */
function CollectionList({ cards, stories, entry }) {
  const [opened, open] = useOpenedGroups(entry);
  const groups = cardGroups(cards, stories);
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GroupAndRest, {
    groups,
    at: 0,
    worn: leadWithModel(cards),
    total: cards.length,
    opened,
    open,
  });
}
function GroupAndRest(props) {
  const { groups, at, worn, total, opened, open } = props;
  const group = groups[at];
  if (!group) return null;
  const next = groups[at + 1];
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardGrid, {
        group,
        worn,
      }),
      next
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoreCards, {
            seen: group.seen,
            next: next.cards.length,
            total,
            open: opened > at,
            onOpen: () => open(at + 1),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GroupAndRest, {
              ...props,
              at: at + 1,
            }),
          })
        : total > FIRST_VIEW &&
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListEnd, {
            seen: total,
            total,
          }),
    ],
  });
}
function CardGrid({ group, worn }) {
  const offset = group.seen - group.cards.length;
  const items = group.cards.map((card, index) => {
    const place = offset + index;
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
      ProductCard,
      {
        id: card.handle,
        card,
        sizes: SIZES,
        heading: 'h2',
        worn: worn.has(place),
        first: place < FIRST_VIEW,
      },
      card.handle,
    );
  });
  if (group.story)
    items.splice(
      STORY_AFTER,
      0,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StoryTile, { story: group.story }, 'story'),
    );
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
    className: collection_list_module_default.grid,
    children: items,
  });
}
// storefront/src/features/collection/collection-prints.ts
var MOST_PRINTS = 5;
/** The prints a collection has most of, most first; prints without fabric to show are left out. */
function collectionPrints(cards) {
  const found = /* @__PURE__ */ new Map();
  for (const { print: name, swatches, handle } of cards) {
    const swatch = swatches[0];
    if (!name || !swatch) continue;
    const known = found.get(name);
    if (known) known.pieces += 1;
    else
      found.set(name, {
        print: {
          name,
          swatch,
          first: handle,
        },
        pieces: 1,
      });
  }
  return [...found.values()]
    .sort((a, b) => b.pieces - a.pieces)
    .slice(0, MOST_PRINTS)
    .map(({ print }) => print);
}
var empty_collection_module_default = {
  empty: '_empty_1x8o9_2',
  art: '_art_1x8o9_6',
  lead: '_lead_1x8o9_34',
};
// storefront/src/features/collection/empty-collection.tsx
/** A collection that exists and holds nothing right now. */
function EmptyCollection() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: empty_collection_module_default.empty,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: empty_collection_module_default.art,
        'aria-hidden': 'true',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        className: text_module_default.h2,
        children: 'Nothing in here but sand',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: classNames(text_module_default.lead, empty_collection_module_default.lead),
        children: 'The last piece swam off. The next print is on the table, and everything new is one shelf over.',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
        to: paths.collection('new-arrivals'),
        className: buttonClass(),
        children: 'See what’s new',
      }),
    ],
  });
}
// storefront/src/pages/collection-page.tsx
function CollectionPage({ data, location }) {
  const { handle, title, description, cards } = data;
  const neighbours = neighboursOf(handle).filter((name) => data.neighbours.includes(name.handle));
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head, {
        title,
        description,
        canonical: paths.collection(handle),
        picture: cards[0]?.flat.large,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CollectionHead, {
        handle,
        title,
        description,
        prints: collectionPrints(cards),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CollectionBar, {
        handle,
        neighbours,
        pieces: cards.length,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: layout_module_default.container,
        children:
          cards.length > 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CollectionList, {
                cards,
                stories: data.stories,
                entry: `${location.pathname}|${location.key}`,
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyCollection, {}),
      }),
    ],
  });
}

export { CollectionPage as default };
