/**
 * Every game has a sound that no other has: that of its verb, heard whenever the child does what only this game lets it do (`eigen`).
 * Lines as in `effecten.ts`, of each game a few, by the slug of the game. Pure data; comes with what makes the sounds.
 */
interface EigenGeluid {
  /** What is heard, in a word of the house. */
  readonly naam: string;
  readonly regels: readonly string[];
}

export const EIGEN_GELUIDEN: Readonly<Record<string, EigenGeluid>> = {
  pizzabakken: {
    naam: 'knapperige punt',
    regels: ['#5200>2600:6*.5 #4300>1900:7@7*.6 m55@12*.4', '#4800>2400:5*.5 #5400>2200:6@6*.5 m57@11*.4'],
  },
  treinmachinist: {
    naam: 'piepende rem',
    regels: ['~2100>1500:38*.4 #4200>900:40*.35 k0@34*.5', '~1900>1350:34*.4 #3800>800:36*.35 k0@30*.5'],
  },
  glazenwasser: { naam: 'piep van de wisser', regels: ['~900>1900:16*.45 #1800>3600:15*.2', '~1000>2100:13*.45 ~2000>1500:8@14*.25'] },
  taxirit: { naam: 'toeter en motor', regels: ['~110>150:20*.6 f64@3*.35 f69@3*.3', '~120>165:18*.6 f65@2*.35 f70@2*.3'] },
  pijplijn: { naam: 'buis die draait', regels: ['b50*.5 t0@4*.5 ~210>170:12@2*.4', 'b52*.5 t0@5*.5 ~190>230:12@2*.4'] },
  verfgooien: { naam: 'natte kwak', regels: ['#700>160:20*.7 ~520>140:11@2*.6', '#850>190:24*.7 ~460>120:13@2*.6'] },
  botenkoers: {
    naam: 'zeil dat omklapt',
    regels: ['#350>900:18*.6 #2600>600:9@17*.7 m40@18*.4', '#400>1100:15*.6 #2200>500:10@14*.7 m41@15*.4'],
  },
  wortelboer: { naam: 'wortel uit de aarde', regels: ['#260>520:15*.6 ~180>620:8@12*.7', '#300>640:13*.6 ~200>700:7@11*.7'] },
  tuinsproeien: { naam: 'straal tegen rubber', regels: ['#3400>2600:22*.5 ~740>980:7@20*.5', '#3000>2300:20*.5 ~820>620:8@18*.5'] },
  ninja: { naam: 'snede', regels: ['#7000>1800:9*.7 b98@3*.25', '#6400>2200:8*.7 b100@3*.25'] },
  piñata: { naam: 'klap op karton', regels: ['k0*.8 #1500>300:10*.6 s0@6*.5 s0@13*.4', 'k0*.8 #1300>260:11*.6 s0@7*.5 s0@12*.4 s0@18*.3'] },
  postbezorger: {
    naam: 'krant die wegvliegt',
    regels: ['#1400>2600:7*.5 #2000>900:9@8*.5 t0@2*.3', '#1200>2400:8*.5 #1800>800:8@9*.5 t0@3*.3'],
  },
  stofzuigen: {
    naam: 'zuigmond',
    regels: ['~140>420:24*.5 #900>2600:22*.4 ~620>880:5@23*.5', '~150>460:22*.5 #1000>2800:20*.4 ~580>820:5@21*.5'],
  },
  dinograven: { naam: 'schep in zand', regels: ['#2400>1100:12*.6 #1600>500:9@11*.5', '#2100>900:11*.6 #1800>600:10@10*.5 t0@20*.2'] },
  buurtsuper: { naam: 'boodschap in de krat', regels: ['m50*.6 #900>400:9@3*.4 b93@12*.25', 'm52*.6 #800>350:10@3*.4 b95@12*.25'] },
  bladblazen: { naam: 'bladblazer', regels: ['~95>130:36*.5 #500>1500:38*.6', '~105>140:32*.5 #600>1300:34*.6'] },
  bioscoop2: { naam: 'filmklapper', regels: ['t0 t0@3*.8 #3600>1200:5@3*.5', 't0*.9 t0@4 #3200>1000:5@4*.5'] },
  ballengooien: { naam: 'bal die fluit', regels: ['~380>760:12*.5 #700>1500:12*.3 b55@11*.4', '~340>700:13*.5 #800>1400:12*.3 b57@12*.4'] },
  blobgezocht: { naam: 'kiekeboe', regels: ['f72*.4 f67@16*.4', 'f74*.4 f69@16*.4', 'f71*.4 f67@15*.4'] },
  groeivis: {
    naam: 'hap onder water',
    regels: ['~640>220:8*.7 ~260>520:7@8*.4 #500>250:9*.4', '~580>200:8*.7 ~240>560:8@8*.4 #600>260:9*.4'],
  },
  dozenspringen: { naam: 'trampoline', regels: ['~130>340:16*.7 ~280>420:10@9*.3', '~145>380:15*.7 ~300>460:9@9*.3'] },
  doolhof: { naam: 'stap op steen', regels: ['t0*.7 #900>300:5*.4 t0@13*.35', 't0*.6 #1000>350:5*.4 t0@14*.3', 't0*.7 #800>280:6*.4'] },
  platformklimmen: { naam: 'touw dat zwaait', regels: ['~260>480:22*.3 #500>1500:26*.6', '~280>520:20*.3 #550>1700:24*.6 t0*.3'] },
  fotosafari: { naam: 'sluiter', regels: ['t0 #6000>3000:3@4*.5 t0@8*.7', 't0*.9 #5600>2800:3@5*.5 t0@9*.7'] },
  kippenspuiten: { naam: 'korte straal', regels: ['#2800>4200:9*.7 #1800>700:10@9*.4', '#3000>4600:8*.7 #1600>600:11@8*.4'] },
  stuitergame: { naam: 'boing', regels: ['~180>300:6*.6 ~300>210:14@6*.5', '~200>340:6*.6 ~340>230:13@6*.5'] },
  rups: { naam: 'druppel verf', regels: ['~900>1500:4*.5 h84@4*.4', '~1000>1600:4*.5 h86@4*.4', '~850>1400:4*.5 h81@4*.4'] },
  paragame: {
    naam: 'parachute die opengaat',
    regels: ['#400>2600:9*.6 #900>250:22@8*.8 ~130>90:16@8*.5', '#500>2800:8*.6 #1000>280:24@7*.8 ~140>95:15@7*.5'],
  },
  vissenvangen: {
    naam: 'net dat dichttrekt',
    regels: ['#1200>3000:14*.4 #700>200:18@12*.6 t0@12*.3', '#1000>2700:15*.4 #800>240:17@13*.6 t0@13*.3'],
  },
  flipperkast: { naam: 'flipper', regels: ['k0*.6 b79*.25 t0@2*.7', 'k0*.6 b81*.25 t0@2*.7', 'k0*.7 t0@1*.6 b76@2*.2'] },
  splitsmachine: { naam: 'fluitje van stoom', regels: ['f79*.5 #3000>4200:12*.2', 'f81*.5 #3200>4400:11*.2', 'f76*.5 #2800>4000:12*.2'] },
  visvijver: {
    naam: 'kruimel in het water',
    regels: ['~1100>1700:4*.5 ~620>980:6@6*.4 #900>1400:9@4*.15', '~1200>1800:4*.5 ~700>1060:5@6*.4 #950>1500:8@4*.15'],
  },
  quizvraag: {
    naam: 'tromroffel',
    regels: ['k0*.3 k0@5*.35 k0@10*.4 k0@15*.5 k0@20*.6 k0@25*.8', 'k0*.3 k0@4*.35 k0@8*.4 k0@12*.5 k0@16*.6 k0@21*.8 s0@21*.4'],
  },
  roeien: { naam: 'riem door het water', regels: ['t0*.4 #420>1100:20@3*.7 ~210>300:9@20*.3', 't0*.4 #380>1000:22@3*.7 ~190>280:9@22*.3'] },
  sneeuwkanon: { naam: 'plof van het kanon', regels: ['k0 ~150>60:16*.7 #800>200:30*.5', 'k0 ~170>65:14*.7 #900>220:27*.5'] },
  leesrace: { naam: 'schakelen', regels: ['~210>160:6*.6 t0@5*.5 ~130>280:26@7*.6', '~230>170:6*.6 t0@5*.5 ~140>310:24@7*.6'] },
  leesraket: { naam: 'stuwraket', regels: ['#900>350:34*.8 ~70>95:30*.5', '#1000>300:30*.8 ~75>105:28*.5'] },
  helikopter: { naam: 'haak en lier', regels: ['b60*.5 t0*.5 t0@5*.3 t0@10*.3 t0@15*.3', 'b62*.5 t0*.5 t0@6*.3 t0@11*.3 t0@16*.25'] },
  vishaak: {
    naam: 'ratel van de molen',
    regels: ['t0*.5 t0@3*.5 t0@6*.5 t0@9*.4', 't0*.5 t0@3*.45 t0@7*.5', 't0*.45 t0@4*.5 t0@7*.45 t0@11*.4 t0@14*.3'],
  },
  vliegrace: {
    naam: 'propeller die trekt',
    regels: ['~160>240:30*.6 ~163>246:30*.4 #700>1300:28*.2', '~175>260:28*.6 ~178>266:28*.4 #800>1400:26*.2'],
  },
  beestjesvangen: {
    naam: 'voetje in het gras',
    regels: ['#3200>1700:7*.5 #2600>1500:6@8*.3', '#2900>1500:8*.5 #3100>1900:5@9*.3', '#3500>1900:6*.5'],
  },
  raketstrijd: {
    naam: 'vuurpijl die knalt',
    regels: ['k0 #3200>300:38*.7 #6200>3800:14@16*.3', 'k0 #2800>260:42*.7 #5800>3400:9@15*.25 #6400>4000:8@25*.2'],
  },
  bellenprikken: { naam: 'pijltje', regels: ['~1400>2400:7*.4 #3000>5200:7*.3', '~1300>2200:8*.4 #2800>5000:8*.3'] },
  autorace: {
    naam: 'auto die voorbijgaat',
    regels: ['~150>230:13*.6 ~230>170:13@13*.5 #900>2200:22*.4', '~165>250:12*.6 ~250>180:12@12*.5 #1000>2000:20*.4'],
  },
  dienbladbalanceren: { naam: 'bord op zilver', regels: ['b91*.35 t0*.6 b79@3*.25', 'b93*.35 t0*.6 b81@3*.25', 'b88*.35 t0*.5 b76@4*.25'] },
};
