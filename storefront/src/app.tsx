import './styles/tokens.css';
import './styles/base.css';
import { PageFrame } from './features/layout/page-frame.tsx';

/** What stays around the pages of the shop while they change. */
export const SiteFrame = PageFrame;
