import { createElement as h, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that React needs for each of the shop's interactions: everything is there, nothing is asked of anybody. */
function Bare() {
  const dialog = useRef(null);
  const [lines, setLines] = useState([]);
  const [ticked, setTicked] = useState(false);
  const [words, setWords] = useState('');
  const add = () => {
    setLines(['Kaila Triangle Top']);
    dialog.current.showModal();
  };
  const list = Array.from({ length: 24 }, (_, index) =>
    h('li', { key: index }, `${ticked ? 'Blue' : 'Any'} piece ${index}`),
  );
  return h(
    'main',
    null,
    h('button', { id: 'add', type: 'button', onClick: add }, 'Add to bag'),
    h('label', null, h('input', { id: 'blue', type: 'checkbox', onChange: () => setTicked(true) }), 'Blue'),
    h('input', { id: 'words', onChange: (event) => setWords(event.target.value) }),
    words && h('ul', { id: 'found' }, list),
    h('ul', { id: 'list', 'data-blue': ticked }, list),
    h(
      'dialog',
      { ref: dialog },
      h(
        'ul',
        null,
        lines.map((line) => h('li', { key: line }, line)),
      ),
    ),
  );
}

createRoot(document.getElementById('root')).render(h(Bare));
