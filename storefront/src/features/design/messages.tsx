import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/messages/badge.tsx';
import { ErrorSummary } from '../../ui/messages/error-summary.tsx';
import { FormAlert } from '../../ui/messages/form-alert.tsx';
import { Notice } from '../../ui/messages/notice.tsx';
import { toast } from '../../ui/messages/toast.ts';
import type { ToastKind } from '../../ui/messages/toast-settings.ts';
import { MoneyText, PriceText } from '../../ui/money/price-text.tsx';
import { RoundMoneyText } from '../../ui/money/round-money.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { AccordionItem } from '../../ui/sections/accordion.tsx';
import { Tabs } from '../../ui/sections/tabs.tsx';
import text from '../../ui/text.module.css';
import { Example, State } from './example.tsx';

const BADGES = ['sun', 'sky', 'guava', 'coral', 'ink', 'oat'] as const;
const TOASTS: Readonly<Record<ToastKind, string>> = {
  success: 'Link copied.',
  info: 'The shop has been renewed. Reload when it suits you.',
  warning: 'A wishlist holds 250 pieces, and yours is full.',
  error: 'That did not come through.',
};
const KINDS: readonly ToastKind[] = ['success', 'info', 'warning', 'error'];
const WRONG = [
  { id: 'page-focus', message: 'Tell us what to call you.' },
  { id: 'several-fields', message: 'Enter your email.' },
];
const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

export function Messages() {
  return (
    <>
      <Example title="Badges">
        {BADGES.map((tone) => (
          <State key={tone} name={tone}>
            <Badge tone={tone}>Best seller</Badge>
          </State>
        ))}
      </Example>
      <Example title="Prices">
        <State name="plain">
          <PriceText price={usd('46.0')} />
        </State>
        <State name="reduced">
          <PriceText price={usd('33.0')} was={usd('48.0')} />
        </State>
        <State name="from">
          <PriceText price={usd('24.0')} from />
        </State>
        <State name="large">
          <PriceText price={usd('46.0')} size="large" />
        </State>
        <State name="within a sentence">
          Free from <MoneyText of={usd('75.0')} />.
        </State>
        <State name="within a promise">
          Free from <RoundMoneyText of={usd('75.0')} />.
        </State>
        <State name="from 100,000 up">
          <PriceText price={{ amount: '125000.0', currencyCode: 'VND' }} />
        </State>
      </Example>
      <Example title="Notices">
        <State name="plain">
          <Notice icon="truck">Ships free from here.</Notice>
        </State>
        {(['warn', 'bad', 'good'] as const).map((tone) => (
          <State key={tone} name={tone}>
            <Notice tone={tone}>Two of this size are left.</Notice>
          </State>
        ))}
      </Example>
      <Example title="Why a form was not done">
        <State name="one reason">
          <FormAlert problem="No connection. Try again in a moment." />
        </State>
        <State name="several fields">
          <div id="several-fields">
            <ErrorSummary wrong={WRONG} />
          </div>
        </State>
      </Example>
      <Example title="Toasts">
        {KINDS.map((kind) => (
          <State key={kind} name={kind}>
            <Button variant="outline" size="small" onClick={() => toast(kind, TOASTS[kind])}>
              Say it
            </Button>
          </State>
        ))}
      </Example>
    </>
  );
}

export function Layers() {
  const [dialog, setDialog] = useState(false);
  const [drawer, setDrawer] = useState(false);
  return (
    <Example title="Folds, tabs, dialogs and drawers">
      <State name="accordion">
        <AccordionItem title="Fabric and care" open>
          <p>Recycled yarn. Cold wash, shade, patience.</p>
        </AccordionItem>
        <AccordionItem title="Delivery">
          <p>Two to five days to most places with a beach.</p>
        </AccordionItem>
      </State>
      <State name="tabs">
        <Tabs
          label="Pieces"
          tabs={[
            { label: 'Top', content: <p>The top’s sizes.</p> },
            { label: 'Bottoms', content: <p>The bottoms’ sizes.</p> },
          ]}
        />
      </State>
      <State name="dialog">
        <Button variant="outline" size="small" onClick={() => setDialog(true)}>
          Open the dialog
        </Button>
        <Dialog title="A task on its own" open={dialog} onClose={() => setDialog(false)}>
          <p>Centred at a desk, a sheet on a phone.</p>
        </Dialog>
      </State>
      <State name="drawer">
        <Button variant="outline" size="small" onClick={() => setDrawer(true)}>
          Open the drawer
        </Button>
        <Drawer
          label="Example"
          open={drawer}
          onClose={() => setDrawer(false)}
          head={<h2 className={text.h3}>At the side</h2>}
          foot={<Button block>Done</Button>}
        >
          <p>What scrolls stands between head and foot.</p>
        </Drawer>
      </State>
    </Example>
  );
}
