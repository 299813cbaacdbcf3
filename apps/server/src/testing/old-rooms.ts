/**
 * What a server of an earlier release wrote on one day: the year, three finished rooms, and the records that it gave of
 * them when the day was over. Its secrets were dealt from seeds of text.
 */
export const OLD_YEAR = { year: 2026, root: 'COEK6gBxc3zznUizM3cHe69yBezcYwaGx8RZAJ12TO8' } as const;
export const OLD_DAY = '2026-11-20';
export const OLD_GUEST = 'YaBh5v9br7scHI1xEWouow';

export interface OldRoom {
  readonly id: string;
  readonly setup: string;
  readonly seed: string;
  readonly salt: string;
  readonly seat: string;
  readonly moves: readonly string[];
  readonly record: string;
}

export const OLD_ROOMS: readonly OldRoom[] = [
  {
    id: 'NPSjC-fbwXWIo2aXjoWrWA',
    setup: '{"game":"mastermind","rules":"p4c6r/12","maker":"drawn","breakers":1,"daily":"2026-11-20"}',
    seed: '4A252D-2MeDlSz9ShEuqrZb1ZmcrmchFeQwpkA4kVMk',
    salt: 'XtFRunkvZzw5XMY1Adcj3HDp_B_njG6fb3YJEyHBTzI',
    seat: 'breaker',
    moves: ['guess fecb'],
    record:
      '{"inkling":"game","v":2,"game":"mastermind","rules":"p4c6r/12","maker":"drawn","sheets":[{"seat":"breaker","turns":["fecb:4,0"],"resigned":false}],"winner":"breaker","secret":"fecb","commitment":"b7_aNZVNbM4CsnJlu7C-UZ6b66kV3zpBvQHgt4Nftis","salt":"XtFRunkvZzw5XMY1Adcj3HDp_B_njG6fb3YJEyHBTzI","daily":{"day":"2026-11-20","end":"h_6NXd0FeGIFQRGYagS_OK9wnTszEh4U8F4JnIOunyk","key":"Fy4-0DyupRNfMBqLtFEhAs_g6ZVvW0Hs2wcCyy0WhZ8","guest":"YaBh5v9br7scHI1xEWouow"}}',
  },
  {
    id: 'ToASlYXrRh4s-sdUr9yPjQ',
    setup: '{"game":"word","rules":"w5t6@english","maker":"drawn","breakers":1,"daily":"2026-11-20"}',
    seed: '96KIWtqB_oKN0TIywZAOotzK52l2lHnftVANNZhK23k',
    salt: 'Vs4OoNr-3v4rImA7j5u7cOntNE6pef339OG11MKlkLQ',
    seat: 'breaker',
    moves: ['guess oases'],
    record:
      '{"inkling":"game","v":2,"game":"word","rules":"w5t6@english","maker":"drawn","sheets":[{"seat":"breaker","turns":["oases:ggggg"],"resigned":false}],"winner":"breaker","secret":"oases","commitment":"L92O5LUu1EuCyRgCpLTXS5mLuoDTufk19Yu-ZQeXcuA","salt":"Vs4OoNr-3v4rImA7j5u7cOntNE6pef339OG11MKlkLQ","daily":{"day":"2026-11-20","end":"h_6NXd0FeGIFQRGYagS_OK9wnTszEh4U8F4JnIOunyk","key":"Fy4-0DyupRNfMBqLtFEhAs_g6ZVvW0Hs2wcCyy0WhZ8","guest":"YaBh5v9br7scHI1xEWouow"}}',
  },
  {
    id: 'jYcpX1Tir_RUnB9Bx5QBDQ',
    setup:
      '{"game":"witch","rules":"5x5 bonus=1 bombs=2 rule=king touching=0 against=nobody quiz=names","maker":"drawn","breakers":1,"daily":"2026-11-20"}',
    seed: 'E-VTIKCDVSb0DCmTyP43XtK7q7c3lwJFdKZu2R-R2_4',
    salt: 'gngaXNXWNDMBBJBnZWDD2_3s7kcnNGuYaDCpD7qHBUc',
    seat: 'first',
    moves: [
      'flip 1,1',
      'flip 1,3',
      'skip',
      'flip 1,4',
      'flip 3,3',
      'skip',
      'flip 2,1',
      'flip 5,2',
      'skip',
      'flip 2,2',
      'flip 3,4',
      'skip',
      'flip 2,3',
      'flip 3,5',
      'skip',
      'flip 2,4',
      'flip 4,3',
      'skip',
      'flip 2,5',
      'flip 4,1',
      'skip',
      'flip 3,1',
      'flip 5,4',
      'skip',
      'flip 4,2',
      'flip 4,4',
      'skip',
      'flip 4,5',
      'flip 5,1',
      'skip',
      'flip 5,3',
      'flip 5,5',
      'skip',
    ],
    record:
      '{"inkling":"game","v":2,"game":"witch","rules":"5x5 bonus=1 bombs=2 rule=king touching=0 against=nobody quiz=names","maker":"drawn","moves":["first flip 1,1 = ethelind","first flip 1,3 = ethelind","first skip","first flip 1,4 = griselda","first flip 3,3 = griselda","first skip","first flip 2,1 = imogen","first flip 5,2 = imogen","first skip","first flip 2,2 = cordelia","first flip 3,4 = cordelia","first skip","first flip 2,3 = ginevra","first flip 3,5 = ginevra","first skip","first flip 2,4 = nettlewick","first flip 4,3 = nettlewick","first skip","first flip 2,5 = hyacinth","first flip 4,1 = hyacinth","first skip","first flip 3,1 = fenella","first flip 5,4 = fenella","first skip","first flip 4,2 = yarrow","first flip 4,4 = yarrow","first skip","first flip 4,5 = morwenna","first flip 5,1 = morwenna","first skip","first flip 5,3 = verbena","first flip 5,5 = verbena","first skip"],"pairs":{"first":["ethelind","griselda","imogen","cordelia","ginevra","nettlewick","hyacinth","fenella","yarrow","morwenna","verbena"],"second":[]},"points":{"first":1100,"second":0},"winner":"first","secret":"ethelind,bomb,ethelind,griselda,bomb,imogen,cordelia,ginevra,nettlewick,hyacinth,fenella,bonus,griselda,cordelia,ginevra,hyacinth,yarrow,nettlewick,yarrow,morwenna,morwenna,imogen,verbena,fenella,verbena/151172703","commitment":"VpH7uOjqrbE4_sL92D6IxmH95xT6eNXShrdAPe3ds8c","salt":"gngaXNXWNDMBBJBnZWDD2_3s7kcnNGuYaDCpD7qHBUc","daily":{"day":"2026-11-20","end":"h_6NXd0FeGIFQRGYagS_OK9wnTszEh4U8F4JnIOunyk","key":"Fy4-0DyupRNfMBqLtFEhAs_g6ZVvW0Hs2wcCyy0WhZ8","guest":"YaBh5v9br7scHI1xEWouow"}}',
  },
];
