import { Button } from '../../ui/buttons/button.tsx';
import { sharePage } from './share-page.ts';

/** Passes a story on. */
export function ShareStory({ title }: { title: string }) {
  return (
    <Button variant="outline" size="small" onClick={() => void sharePage(title)}>
      Share this story
    </Button>
  );
}
