import { HELP_KINDS, type HelpKind } from '@honjeo/contract/values/help-kinds'

/** The topics that one may look for near by: the kinds, and money, of which no open data say where it is. */
export const HELP_TOPICS = [...HELP_KINDS, 'ATM'] as const
export type HelpTopic = (typeof HELP_TOPICS)[number]

/** The words by which a Korean map finds a topic, where the app itself knows nothing. */
export const MAP_WORDS: Record<HelpTopic, string> = {
  EMERGENCY_ROOM: '응급실',
  PHARMACY: '약국',
  POLICE: '파출소',
  EMERGENCY_BELL: '비상벨',
  AED: '자동심장충격기',
  LIFEBUOY: '인명구조함',
  TOILET: '공중화장실',
  TOURIST_INFO: '관광안내소',
  LOCKER: '물품보관함',
  SHOP_24H: '편의점',
  ATM: 'ATM',
}

/** Words that people type who look for help, in four languages, with spaces between them. */
const WORDS: Record<HelpTopic, string> = {
  EMERGENCY_ROOM:
    '응급실 응급 응급의료센터 병원 종합병원 의원 구급 구급차 의사 진료 진료소 보건소 야간진료 야간병원 심야병원 휴일진료 24시병원 24시간병원 ' +
    '내과 외과 정형외과 치과 소아과 소아청소년과 안과 피부과 이비인후과 산부인과 가정의학과 한의원 ' +
    'emergencyroom emergency er hospital hospitals clinic clinics doctor doctors englishdoctor englishspeakingdoctor ' +
    'dentist dentists dental physician urgentcare walkinclinic ambulance ' +
    '救急 救急病院 救急外来 救急室 救急車 病院 医者 医師 内科 外科 歯医者 歯科 小児科 皮膚科 眼科 耳鼻科 婦人科 夜間診療 クリニック ' +
    '急诊 急診 急诊室 急診室 医院 醫院 看医生 医生 醫生 诊所 診所 牙医 牙醫 牙科 儿科 皮肤科 救护车',
  PHARMACY:
    '약국 심야약국 야간약국 공공심야약국 24시약국 24시간약국 휴일약국 일요일약국 당번약국 약 약방 진통제 감기약 ' +
    'pharmacy pharmacies drugstore drugstores chemist medicine drugs 24hourpharmacy 24hpharmacy nightpharmacy latenightpharmacy ' +
    '薬局 薬 くすり やっきょく ドラッグストア 夜間薬局 深夜薬局 24時間薬局 薬屋 ' +
    '药店 药房 藥局 藥房 药 24小时药店 夜间药店 24小时药房',
  POLICE:
    '경찰 경찰서 파출소 지구대 치안센터 112 ' +
    'police policestation cop cops ' +
    '警察 警察署 交番 けいさつ 派出所 警察局 公安',
  EMERGENCY_BELL:
    '비상벨 안전비상벨 안심벨 ' +
    'emergencybell panicbutton sosbutton alarmbell ' +
    '非常ベル 緊急ベル 紧急按钮 报警铃 緊急鈴',
  AED:
    'aed 자동심장충격기 제세동기 심장충격기 자동제세동기 ' +
    'defibrillator defib 除細動器 除颤器 除顫器 自動体外式除細動器',
  LIFEBUOY:
    '구명환 구명튜브 구명조끼 인명구조함 구명 ' +
    'lifebuoy lifering lifejacket lifesaver 救命浮輪 浮き輪 救生圈 救命胴衣 救生衣',
  TOILET:
    '화장실 공중화장실 공용화장실 개방화장실 ' +
    'toilet toilets restroom restrooms bathroom washroom wc lavatory publictoilet publictoilets ladiesroom mensroom ' +
    'トイレ お手洗い 公衆トイレ 公衆便所 化粧室 便所 厕所 公共厕所 公厕 公廁 洗手间 卫生间 廁所 洗手間',
  TOURIST_INFO:
    '관광안내 관광안내소 안내소 여행안내 관광정보센터 ' +
    'touristinformation touristinfo informationcenter informationcentre visitorcenter infocenter ' +
    '観光案内所 観光案内 案内所 旅游咨询 游客中心 旅游信息中心 遊客中心',
  LOCKER:
    '물품보관함 물품보관소 짐보관 짐보관소 사물함 코인락커 락커 보관함 ' +
    'locker lockers luggage luggagestorage baggagestorage leftluggage baggage coinlocker coinlockers ' +
    'コインロッカー ロッカー 荷物預かり 荷物預かり所 手荷物預かり 寄存 行李寄存 行李寄存处 寄存柜 储物柜 寄物櫃',
  SHOP_24H:
    '24시 24시간 24시간매장 편의점 24시편의점 ' +
    '24h 24hours conveniencestore convenience コンビニ 24時間 便利店 24小时 便利商店',
  ATM:
    'atm 현금인출기 현금 은행 인출 출금 현금지급기 ' +
    'cash cashmachine cashmachines cashpoint cashpoints bank banks withdraw atms ' +
    '現金 現金引き出し 銀行 エーティーエム 现金 银行 取款机 自动取款机 自动柜员机 取钱 提款机 自动提款机 提款機',
}

/** Returns letters and digits alone, of one width and in small letters: `24 Hours` is `24hours`. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

const topics = new Map(
  HELP_TOPICS.flatMap((topic) => WORDS[topic].split(' ').map((word) => [fold(word), topic] as const)),
)

/** The words that are said before and behind the word: `근처 약국`, `近くの薬局`, `pharmacy near me`. */
const BEFORE = [
  '제주시',
  '제주',
  '서귀포시',
  '서귀포',
  '가까운',
  '내주변',
  '내근처',
  '근처',
  '주변',
  'jeju',
  'nearest',
].concat(['nearby', 'closest', 'public', '近くの', '最寄りの', '附近的', '附近', '最近的'])
const BEHIND = ['근처', '주변', '찾기', '위치', '어디', 'nearme', 'nearby', 'injejucity', 'injeju'].concat([
  'の場所',
  'はどこ',
  '在哪里',
  '在哪',
  '哪里有',
  '哪里',
])

function bare(words: string): string {
  const before = BEFORE.find((word) => words.startsWith(word))
  if (before !== undefined) return bare(words.slice(before.length))
  const behind = BEHIND.find((word) => words.endsWith(word))
  return behind === undefined ? words : bare(words.slice(0, -behind.length))
}

/** Returns what a search looks for that no place of the catalogue is; null: none of it. Names that only hold such a word are names. */
export function helpTopicOf(query: string): HelpTopic | null {
  const words = fold(query)
  return topics.get(words) ?? topics.get(bare(words)) ?? null
}

export const isHelpKind = (topic: HelpTopic): topic is HelpKind => topic !== 'ATM'
