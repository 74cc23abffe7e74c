import { cataloguePlaces } from '@honjeo/catalogue/places'
import { COMMENT_MAX, POST_CONTENT_MAX } from '@honjeo/contract/values/limits'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Community } from '../testing/community.ts'
import { processorMs } from '../testing/processor-time.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { isProfane, type ProfanityTerm } from '@honjeo/profanity/profane-text'
import { deleteProfanityTerm, listProfanityTerms, saveProfanityTerm } from '../records/profanity.queries.ts'
import { demoTalks } from '@honjeo/demo-content/comments'
import { conversations } from '@honjeo/demo-content/conversations'
import { demoPosts } from '@honjeo/demo-content/posts'
import { demoReviews } from '@honjeo/demo-content/reviews'

const t = setUpTestApp()
const board = new Community(t)
let member: Member
let postId: number

beforeAll(async () => {
  postId = await board.addPost(await t.addMember())
})
beforeEach(async () => {
  member = await t.addMember()
})

const comment = async (content: string) => (await board.comment(member, postId, { content })).code

/** Texts as people write them on such a board; many hold the letters of a curse. */
const HARMLESS = [
  // 시발: trains, departures, and 시 before 발
  '다시 발견한 제주, 이번엔 혼자예요',
  '다시발견한 제주의 골목길',
  '역시 발품을 팔아야 좋은 숙소를 찾네요',
  '역시발품이 최고예요',
  '혹시 발목 다쳐본 분 계세요?',
  '택시 발렛 되는 곳인가요',
  '한라산 등반의 시발점은 관음사예요',
  '이 버스는 터미널이 시발역이라 앉아 갈 수 있어요',
  '다섯 시 발 비행기라 일찍 나서요',
  '열 시 발 배를 놓쳤어요',
  '오후 3시 발 배편으로 우도 가요',
  '10시 발 성산행 버스 타세요',
  '제주시 발 서귀포행 막차가 몇 시죠?',
  '제주시발전연구원 앞에서 만나요',
  '전시ABC발표회와 제주시 2발전소',
  '전시 발표회 보고 왔어요. 동시발매 굿즈도 있어요',
  '임시 발열 체크소가 있었는데 없어졌어요',
  '도시발달의 역사를 보여주는 박물관',
  '물건은 즉시 발송해 주셨어요',
  '잠시 발 담그고 쉬기 좋은 계곡',
  '스시 발라먹… 아니 초밥 맛집이에요',
  '아저씨 발 조심하세요, 바위가 미끄러워요',
  '날씨 발표를 보니 내일은 비래요',
  '혹시 팔찌 잃어버리신 분? 다시 팔러 가는 중이에요',
  '도시 벌집 체험도 해봤어요',
  '날씨벌써 여름이네요',
  '접시 발받침이 귀여운 카페',
  // 병신, 지랄, 존나, 개새끼
  '질병신고는 1339로 하시면 돼요',
  '여행 중 발병 신고하는 방법',
  '장병 신분증으로 할인받았어요',
  '천연기념물 보존나무가 멋져요',
  '생존나침반 하나 챙기세요',
  '강아지 새끼 세 마리가 있는 카페',
  '조개 새끼까지 주워 가지 마세요',
  '고양이 새끼들이 담벼락에 앉아 있어요',
  '돌고래 새끼를 봤어요!',
  // 미친, 놈, 년, 새끼 by themselves
  '바다에 미친 사람들 모여요',
  '노을 색이 미쳤어요',
  '새끼손가락만 한 보말을 잔뜩 넣었어요',
  '이번 태풍이 영향을 미친 년도는 2012년이에요',
  '이년 전에 왔을 때보다 훨씬 좋아졌어요',
  '십 년 만에 다시 왔어요. 5개년 계획 성공!',
  '그놈의 바람 때문에 모자가 날아갔어요',
  // numbers and eating
  '버스 18번 타고 2018년에 갔던 곳',
  '18시에 닫으니 서두르세요',
  '꿩엿 먹어봤는데 별미예요',
  '감귤 따먹기 체험 재밌어요',
  '전복은 씹을수록 고소해요',
  '질겅질겅 씹는 맛이 있는 한치',
  '오메기떡은 쫄깃하게 씹히는 게 좋아요',
  '생선 대가리까지 튀겨 주셨어요',
  // initials
  'ㅂㅈㄹ 어디게요? 힌트는 숲길!',
  '초성 퀴즈: ㅅㅂㅅ, ㅅㅂㅇㄹ, ㅅㅈㅋㅈ',
  'ㅋㅋㅋㅋ 저도 그 버스 탔어요 ㅎㅎ',
  'ㅠㅠ 비가 와서 못 갔어요',
  'ㅇㅈ 인정합니다 ㄹㅇ',
  // others
  '왼쪽 발이 아파서 천천히 걸었어요',
  '오른쪽발이 퉁퉁 부었어요',
  '마음 충전하고 갑니다. 맘충전 완료!',
  '하루 급식 충분히 먹었어요',
  '찐 따뜻한 사장님이 계신 찐따뜻한 집',
  '동창 녀석이랑 평창 녀석이 같이 왔어요',
  '슈발리에 와인 한 잔과 노을',
  '보지 못한 풍경이었어요. 꼭 보고 가세요',
  '숙소에서 자지 않고 밤새 별을 봤어요',
  '정액권이 있으면 좋겠어요',
  '전염병 유행 때 문 닫았다가 다시 열었어요',
  '등신대 옆에서 사진 찍었어요',
  '주머니에 미역을 넣어 주셨어요 ㅋㅋ',
  '어머니 미소가 아름다운 할머니 미역국',
  '친절한 매니저님이 짐을 맡아 주셨어요',
  'The best view in Jeju. Possibly bewitching, pal!',
  '개역 한 잔에 더위가 싹',
  '서시 발원지에서 물맛을 봤어요',
  '수박씨 발라 먹기 대회, 씨발라먹는 수박',
  '빙떡은 메밀 전병신메뉴래요',
  '한 병 신청했어요. 음료 한병신청',
  '별 보다가 조는 사람, 손!',
  '무지개 같은 하루, 조개같은 귀걸이도 샀어요',
  '운지버섯 차가 구수해요',
  '불 꺼져 있어도 들어오세요. 사장님이 안에 계세요',
  '가방을 뒤져 보니 표가 있었어요',
]

const PROFANE = [
  '시발',
  '아 씨발 진짜',
  '시1발',
  '씨-발',
  '씨.발.',
  '시~~발',
  '시 발',
  '씨  발  놈',
  '와 시 발 버스 또 놓침',
  'ㅅㅂ',
  'ㅆㅂ 비 오네',
  '진짜ㅅㅂ 뭐야',
  'ㅅㅂㅋㅋㅋㅋ',
  'ㅅ.ㅂ',
  'ㅅ ㅂ',
  'ᄉᄇ',
  'ﾵﾲ',
  'ｆｕｃｋ',
  'ㅅㅣ발',
  'ㅅㅣㅂㅏㄹ',
  '시바ㄹ',
  '시ㅋ발',
  '시ㅡ발',
  '시の발',
  '시\u200b발',
  '시ㅤ발',
  '씨🍊발',
  '<b>씨</b>발',
  '씨<br>발',
  '다 시발 그만해',
  '개새끼',
  '개★새★끼',
  '개 새 끼',
  '병신',
  '병1신',
  '병ㅅㅣㄴ',
  'ㅂㅅ',
  'ㅄ아',
  '븅신 같은',
  '지랄하네',
  '존나 별로',
  'ㅈㄴ 별로',
  '좆같은 집',
  'ㅈ같네',
  '미친놈인가',
  '미친년',
  'FUCK this',
  'tlqkf',
  '짱깨',
  '맘충들 많음',
  '니애미',
]

describe('a text that people may read', () => {
  it('is one of more than sixty that hold what looks like a curse', async () => {
    expect(HARMLESS.length).toBeGreaterThan(60)
    for (const text of HARMLESS) expect([text, await comment(text)]).toEqual([text, 'COMMON200'])
  })

  it('is all that the catalogue and the demo say', async () => {
    const terms = await listProfanityTerms(t.database.db)
    const texts = [
      ...cataloguePlaces.flatMap((place) => Object.values(place).filter((value) => typeof value === 'string')),
      ...demoPosts.flatMap(({ title, content }) => [title, content]),
      ...demoReviews.map(({ content }) => content),
      ...demoTalks.flatMap(({ threads }) => threads.flat().map(([, , words]) => words)),
      ...Object.values(conversations).flatMap((days) =>
        days.flatMap(({ lines }) => lines.map(([, , words = '']) => words)),
      ),
    ]
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.filter((text) => isProfane(text, terms))).toEqual([])
  })
})

describe('a text that no one should have to read', () => {
  it.each(PROFANE)('is refused: %s', async (text) => {
    expect(await board.comment(member, postId, { content: text })).toMatchObject({ status: 400, code: 'SPAM4000' })
  })

  it('is refused in the middle of a long one', async () => {
    const filler = '바람이 좋아요. '.repeat(50)
    expect(await comment(`${filler}이 씨1발 바람${filler}`)).toBe('SPAM4000')
  })

  it('is refused as the title of a post, as its text, and when it is changed to that', async () => {
    const before = await board.addPost(member, { title: '조용한 카페' })
    const draft = { postCategory: 'QUESTION', title: '조용한 곳', content: '있을까요?' }
    expect(await board.write(member, { ...draft, title: '존나 조용한 곳' })).toMatchObject({ code: 'SPAM4000' })
    expect(await board.write(member, { ...draft, content: '병신들 없는 곳' })).toMatchObject({ code: 'SPAM4000' })
    expect(await board.change(member, before, { title: '존나 조용한 곳' })).toMatchObject({ code: 'SPAM4000' })
    expect((await board.post(before)).result.title).toBe('조용한 카페')
  })

  it('does not hide where a title ends and a text begins', async () => {
    const draft = { postCategory: 'QUESTION', title: '궁금해요 시', content: '발이 시려요' }
    expect((await board.write(member, draft)).status).toBe(201)
  })
})

describe('the terms', () => {
  const { term } = { term: '당근귤' } satisfies Partial<ProfanityTerm>

  it('count at once when staff add, allow and remove them', async () => {
    const { db } = t.database
    expect(await comment('당근귤 하나요')).toBe('COMMON200')
    await saveProfanityTerm(db, { term, isAllowed: false })
    expect(await comment('당근귤 둘이요')).toBe('SPAM4000')
    await saveProfanityTerm(db, { term: '당근귤차', isAllowed: true })
    expect([await comment('당근귤차 셋이요'), await comment('당근귤 넷이요')]).toEqual(['COMMON200', 'SPAM4000'])
    await deleteProfanityTerm(db, term)
    expect(await comment('당근귤 다섯이요')).toBe('COMMON200')
  })

  it('are written as they are looked for, and each allowed one holds what it excuses', async () => {
    const terms = await listProfanityTerms(t.database.db)
    const of = (isAllowed: boolean) => terms.filter((each) => each.isAllowed === isAllowed).map((each) => each.term)
    const [allowed, refused] = [of(true), of(false)]
    expect(terms.filter((each) => !/^[가-힣ㄱ-ㅎa-z]+$/.test(each.term))).toEqual([])
    const idle = allowed.filter((word) => !refused.some((curse) => word.includes(curse)))
    expect(idle).toEqual(['당근귤차'])
  })
})

describe('the longest text', () => {
  it.each(['ㅋ', 'ㅅㅣㅂㅏ', '가', 'ㅅ ', '🍊'])(
    'of %s is read in time that grows with its length alone',
    async (piece) => {
      const terms = await listProfanityTerms(t.database.db)
      const millisecondsFor = (length: number) => {
        const text = piece.repeat(length).slice(0, length)
        return processorMs(() => isProfane(text, terms))
      }
      const longest = Math.max(await millisecondsFor(POST_CONTENT_MAX), 1)
      // Quadratic time would be 64 times as much.
      expect((await millisecondsFor(8 * POST_CONTENT_MAX)) / longest).toBeLessThan(24)
      expect(await comment('가'.repeat(COMMENT_MAX))).toBe('COMMON200')
    },
  )
})
