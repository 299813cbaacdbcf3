import './home.css';
import { catalogue } from '../../../shell/language/language.ts';
import type { HomePart, HomeText } from '../../../shell/parts/home-part.ts';
import { english, german, spanish } from './messages.ts';
import { Picture } from './picture.tsx';

const text: () => HomeText = catalogue('home witch', english, {
  de: async () => german,
  es: async () => spanish,
});

export const home: HomePart = { Picture, field: 'violet', minutes: 4, text };
