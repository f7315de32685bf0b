import { leadWithModel } from '../product/lead-with-model.ts';
import { ProductCard } from '../product/product-card.tsx';
import type { ProductCardData } from '../product/product-card-data.ts';
import { type CardGroup, cardGroups } from './card-groups.ts';
import styles from './collection-list.module.css';
import { ListEnd } from './list-end.tsx';
import { MoreCards } from './more-cards.tsx';
import { useOpenedGroups } from './opened-groups.ts';
import type { Story } from './stories.ts';
import { StoryTile } from './story-tile.tsx';

type Group = CardGroup<ProductCardData, Story>;

const SIZES = '(min-width: 1440px) 318px, (min-width: 1100px) 23vw, (min-width: 720px) 31vw, 47vw';
/** Cards above the fold on the widest screens. */
const FIRST_VIEW = 4;
/** The story comes after this many cards: a full row and a half of four, two rows of three, three of two. */
const STORY_AFTER = 6;

interface CollectionListProps {
  cards: readonly ProductCardData[];
  stories: readonly Story[];
  /** Names the history entry, for which the groups that were opened are remembered. */
  entry: string;
}

/** Every card of a collection: the first eighteen in sight, the rest folded away behind buttons that need no script. */
export function CollectionList({ cards, stories, entry }: CollectionListProps) {
  const [opened, open] = useOpenedGroups(entry);
  const groups = cardGroups(cards, stories);
  return (
    <GroupAndRest groups={groups} at={0} worn={leadWithModel(cards)} total={cards.length} opened={opened} open={open} />
  );
}

interface GroupAndRestProps {
  groups: readonly Group[];
  at: number;
  worn: ReadonlySet<number>;
  total: number;
  /** Groups open beyond the first. */
  opened: number;
  open: (groups: number) => void;
}

function GroupAndRest(props: GroupAndRestProps) {
  const { groups, at, worn, total, opened, open } = props;
  const group = groups[at];
  if (!group) return null;
  const next = groups[at + 1];
  return (
    <>
      <CardGrid group={group} worn={worn} />
      {next ? (
        <MoreCards
          seen={group.seen}
          next={next.cards.length}
          total={total}
          open={opened > at}
          onOpen={() => open(at + 1)}
        >
          <GroupAndRest {...props} at={at + 1} />
        </MoreCards>
      ) : (
        total > FIRST_VIEW && <ListEnd seen={total} total={total} />
      )}
    </>
  );
}

function CardGrid({ group, worn }: { group: Group; worn: ReadonlySet<number> }) {
  const offset = group.seen - group.cards.length;
  const items = group.cards.map((card, index) => {
    const place = offset + index;
    return (
      <ProductCard
        key={card.handle}
        id={card.handle}
        card={card}
        sizes={SIZES}
        heading="h2"
        worn={worn.has(place)}
        first={place < FIRST_VIEW}
      />
    );
  });
  if (group.story) items.splice(STORY_AFTER, 0, <StoryTile key="story" story={group.story} />);
  return <ul className={styles.grid}>{items}</ul>;
}
