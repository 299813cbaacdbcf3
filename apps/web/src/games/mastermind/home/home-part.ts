import './home.css';
import { catalogue } from '../../../shell/language/language.ts';
import type { HomePart, HomeText } from '../../../shell/parts/home-part.ts';
import { english, german, spanish } from './messages.ts';
import { Picture } from './picture.tsx';

const text: () => HomeText = catalogue('home mastermind', english, {
  de: async () => german,
  es: async () => spanish,
});

export const home: HomePart = { Picture, field: 'green', minutes: 5, text };
