interface Source {
  /** The name of the source. */
  by: string
  url: string
  /** The date it was published, as exactly as it says; null where it says nothing. */
  publishedOn: string | null
}

interface LineFromAbroad {
  of: 'KOREA' | 'CHINA' | 'USA'
  /** The number as it is dialled from any country. */
  number: string
  sources: readonly [Source, Source, ...Source[]]
}

/** The day on which each number was last found in its sources. */
export const LINES_CHECKED_ON = '2026-11-28'

/**
 * The lines that people outside Korea can call about one who is in Korea. A number without two sources is not here: so it is with one by which the
 * Korean police answer calls from abroad (112 behind the country's code is named once, in 2012), and with that of the Japanese consulate in Jeju.
 */
export const LINES_FROM_ABROAD: readonly LineFromAbroad[] = [
  {
    of: 'KOREA',
    number: '+82-2-3210-0404',
    sources: [
      {
        by: 'KBS World Radio',
        url: 'http://world.kbs.co.kr/service/contents_view.htm?board_code=han_dong_k&board_seq=46903&lang=k&menu_cate=world&page=5',
        publishedOn: '2016-11-28',
      },
      {
        by: 'KM News',
        url: 'https://kmnews.info/2024/02/21/%ea%b0%95%ec%9d%b8%ec%84%a0-%ec%99%b8%ea%b5%90%eb%b6%80-%ec%a0%9c2%ec%b0%a8%ea%b4%80-%ec%9e%ac%ec%99%b8%ea%b5%ad%eb%af%bc%eb%b3%b4%ed%98%b8-%ec%9d%bc%ec%84%a0-%ed%98%84%ec%9e%a5-%eb%b0%a9%eb%ac%b8',
        publishedOn: '2024-02-21',
      },
    ],
  },
  {
    of: 'CHINA',
    number: '+86-10-12308',
    sources: [
      {
        by: 'china.com.au',
        url: 'https://news.china.com.au/en/2014/09/%E6%AF%8D%E4%BA%B2%E5%9B%BD%E7%9A%84%E6%B8%A9%E6%9A%96-12308%E5%85%A8%E7%90%83%E6%B5%B7%E5%A4%96%E5%8D%8E%E4%BA%BA%E5%BA%94%E6%80%A5%E7%83%AD%E7%BA%BF%E5%BC%80%E9%80%9A%E2%80%8F/',
        publishedOn: '2014-09',
      },
      {
        by: '雅安市公安局',
        url: 'https://gaj.yaan.gov.cn/xinwen/show/c8d83afac3124ae45ea676e3796dedfb.html',
        publishedOn: null,
      },
    ],
  },
  {
    of: 'USA',
    number: '+82-2-397-4114',
    sources: [
      { by: 'U.S. Embassy in Korea', url: 'https://kr.usembassy.gov/services/', publishedOn: null },
      {
        by: 'U.S. Embassy Seoul, consular blog',
        url: 'https://usembassyseoulconsular.wordpress.com/category/emergency-information/',
        publishedOn: null,
      },
    ],
  },
]
