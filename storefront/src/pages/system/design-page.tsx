import { Buttons, Inputs } from '../../features/design/controls.tsx';
import { Figures } from '../../features/design/figures.tsx';
import { Layers, Messages } from '../../features/design/messages.tsx';
import { Colours, Type } from '../../features/design/tokens.tsx';
import { Head } from '../../features/layout/head.tsx';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';

/** Every part of `ui/` in every state. In the build only where NODE_ENV is development; elsewhere its address leads nowhere. */
export default function DesignPage() {
  return (
    <div className={layout.container}>
      <Head title="The parts" />
      <h1 className={text.h1}>The parts</h1>
      <Colours />
      <Type />
      <Buttons />
      <Inputs />
      <Messages />
      <Layers />
      <Figures />
    </div>
  );
}
