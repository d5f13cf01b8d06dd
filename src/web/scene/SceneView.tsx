/** The whole table drawn from the scene alone, for games without their own board. */
import type { Place, Scene } from '../../kernel/scene.ts';
import type { Names } from '../picture.ts';
import { Dice } from './dice/Die.tsx';
import { CardRow } from './places/CardRow.tsx';
import { Cup } from './places/Cup.tsx';
import { Fronts } from './places/Fronts.tsx';
import { MapPicture } from './places/MapPicture.tsx';
import { NumberTile } from './places/NumberTile.tsx';
import { Odds } from './places/Odds.tsx';
import { Owners, OwnersKey, ownersIn } from './places/owners.tsx';
import { Pile } from './places/Pile.tsx';
import { PrintedChart } from './places/PrintedChart.tsx';
import { Track } from './places/Track.tsx';
import './SceneView.css';

/** What comes first in the picture; the rest follows in the scene's order. */
const FIRST: readonly Place['kind'][] = ['map', 'owners', 'track', 'number'];

/** Wide tracks fold, so that a phone shows them whole. */
const WIDE = 12;

export function SceneView({ scene, words }: { scene: Scene; words: Names }) {
  const of = (kind: Place['kind']) => scene.filter((place) => place.kind === kind);
  const [map, keys, tracks, numbers] = [of('map'), of('owners'), of('track'), of('number')];
  const rest = scene.filter(({ kind }) => !FIRST.includes(kind));
  return (
    <Owners.Provider value={ownersIn(scene, words)}>
      <div class="scene">
        {map.length > 0 && <MapPicture places={map} words={words} />}
        {[...keys, ...tracks].map((place) => (
          <PlaceView key={place.id} place={place} words={words} />
        ))}
        {numbers.length > 0 && (
          <div class="numbers">
            {numbers.map((place) => (
              <PlaceView key={place.id} place={place} words={words} />
            ))}
          </div>
        )}
        {rest.map((place) => (
          <PlaceView key={place.id} place={place} words={words} />
        ))}
      </div>
    </Owners.Provider>
  );
}

function PlaceView({ place, words }: { place: Place; words: Names }) {
  switch (place.kind) {
    case 'track': {
      const n = place.cells?.length ?? 0;
      return <Track place={place} words={words} columns={n > WIDE ? Math.ceil(n / 2) : Math.max(n, 1)} />;
    }
    case 'row':
      return <CardRow place={place} words={words} />;
    case 'cup':
      return <Cup place={place} words={words} />;
    case 'pile':
      return <Pile place={place} words={words} />;
    case 'map':
      return <MapPicture places={[place]} words={words} />;
    case 'fronts':
      return <Fronts place={place} words={words} />;
    case 'chart':
      return <PrintedChart place={place} words={words} />;
    case 'dice':
      return <Dice place={place} words={words} />;
    case 'number':
      return <NumberTile place={place} words={words} />;
    case 'odds':
      return <Odds place={place} words={words} />;
    case 'owners':
      return <OwnersKey place={place} words={words} />;
  }
}
