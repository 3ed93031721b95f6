// The words that are drawn into the picture.
import type { StageTexts } from '../view/engine/palette.ts';
import type { Strings } from './index.ts';

export const stageTexts = (strings: Strings): StageTexts => ({
  gap: strings['stage.gap'],
  overlap: strings['stage.overlap'],
  depth: strings['stage.depth'],
  projectedRadius: strings['method.projectedRadius'],
  signedDistance: strings['method.signedDistance'],
});

export const kNoTexts: StageTexts = {
  gap: '',
  overlap: '',
  depth: '',
  projectedRadius: '',
  signedDistance: '',
};
