export { t as ProductRail } from './product-rail-DBdxDAz0.js';
