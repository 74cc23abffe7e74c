import { Avatar } from '#ui/media/avatar.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { CardLink, TextLink } from '#ui/list/links.tsx'
import { Carousel } from '#ui/media/carousel.tsx'
import { CoverImage } from '#ui/media/cover-image.tsx'
import { DifficultyBadge } from '#features/places/difficulty-badge.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { ProgressDots } from '#ui/feedback/progress-dots.tsx'
import { RatingStars } from '#ui/list/rating-stars.tsx'
import { SectionHeader } from '#ui/list/section.tsx'
import { StatusBadge } from '#features/rooms/labels.tsx'
import { DatePicker } from '#ui/form/date-picker.tsx'
import { TimePicker } from '#ui/form/time-picker.tsx'
import { Bell, BusFront, ReceiptText, Settings, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { LONG_TEXT, Row, Section } from './section.tsx'

const NAMES = ['한라봉러버', '오름지기', '바람개비', 'Min', '민서', '귤']
const SLIDES = ['혼자여도 든든하게 안전 체크 35', '오늘 열린 동행방', '오름의 계절'].map((title, id) => ({
  id,
  content: <p className="aspect-video bg-tangerine-400 p-4 text-lg font-bold text-ink">{title}</p>,
}))

export function DisplaySamples() {
  const [time, setTime] = useState('16:30')
  return (
    <>
      <Section title="Avatar · Badge">
        <Row>
          {NAMES.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="사진" src={SAMPLE_COVER} size={56} isLabelled />
          <Avatar name="깨진 사진" src="/missing.png" size={56} />
        </Row>
        <Row>
          <DifficultyBadge difficulty="EASY" />
          <DifficultyBadge difficulty="NORMAL" suffix=" 20%" />
          <DifficultyBadge difficulty="HARD" />
          <DifficultyBadge difficulty="NONE" />
        </Row>
        <Row>
          <StatusBadge status="RECRUITING" />
          <StatusBadge status="FULL" />
          <StatusBadge status="ENDED" />
          <Badge tone="sea" icon={<ReceiptText aria-hidden="true" size={13} />}>
            영수증 확인
          </Badge>
          <Badge tone="tangerine">나</Badge>
        </Row>
      </Section>

      <Section title="Card · ListItem · SectionHeader">
        <SectionHeader title="지금 열린 동행방" action={<TextLink to="/dev/ui">더보기</TextLink>} />
        <CardLink to="/dev/ui">
          <p className="font-bold">노을 보러 새별오름 같이 걸어요</p>
          <p className="text-sm text-basalt-500">2026. 11. 28 (토) 16:30</p>
        </CardLink>
        <Card>
          <p>{LONG_TEXT}</p>
        </Card>
        <Card className="overflow-hidden p-0">
          <ul className="divide-y divide-basalt-200">
            <ListItem leading={<Settings size={20} />} title="설정" to="/dev/ui" />
            <ListItem leading={<Bell size={20} />} title={LONG_TEXT} description="3분 전" to="/dev/ui" />
            <ListItem title="언어" trailing="한국어" to="/dev/ui" />
            <ListItem title="로그아웃" isDanger onPress={() => {}} />
            <ListItem title="버전" trailing="0.1.0" />
          </ul>
        </Card>
      </Section>

      <Section title="Callout">
        <Callout icon={<BusFront aria-hidden="true" size={18} />}>제주에는 기차가 없어서 버스로 안내해요.</Callout>
        <Callout tone="warning" icon={<TriangleAlert aria-hidden="true" size={18} />}>
          인터넷이 끊겼어요. 다시 이어지면 보낼게요.
        </Callout>
        <Callout tone="danger">소리를 낼 수 없어서 화면을 깜빡일게요.</Callout>
      </Section>

      <Section title="ProgressBar · ProgressDots · RatingStars">
        <Card className="flex flex-col gap-3">
          <ProgressBar label="혼자 걷기 편한 길" value={98} showsText />
          <ProgressBar label="대중교통으로 갈 만함" value={65} showsText tone="sea" />
          <ProgressBar label="오늘의 완료율" value={0} />
        </Card>
        <ProgressDots step={3} total={5} />
        <Row>
          <RatingStars value={4.5} />
          <span className="font-bold">4.5</span>
          <RatingStars value={2.3} size={24} />
        </Row>
      </Section>

      <Section title="Carousel · CoverImage">
        <Carousel label="소식" slides={SLIDES} />
        <div className="grid grid-cols-3 gap-2">
          <CoverImage src={SAMPLE_COVER} alt="새별오름" ratio="1/1" className="rounded-lg" />
          <CoverImage src="/missing.png" alt="없는 사진" ratio="1/1" className="rounded-lg" />
          <CoverImage src={null} alt="" ratio="1/1" className="rounded-lg" />
        </div>
      </Section>

      <Section title="DatePicker · TimePicker">
        <Card>
          <DatePicker
            mode="range"
            value={{ start: '2026-11-27', end: '2026-12-02' }}
            min="2026-11-21"
            onConfirm={() => {}}
          />
        </Card>
        <Card>
          <TimePicker value={time} onChange={setTime} />
          <p className="mt-2 text-center tabular-nums">
            <span className="sr-only">고른 시간 </span>
            {time}
          </p>
        </Card>
      </Section>
    </>
  )
}

const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice">
<path d="M0 0h160v120H0z" fill="#ffc98f"/><circle cx="118" cy="34" r="14" fill="#fff3d6"/>
<path d="M0 80q40-30 84-14t76-6v60H0z" fill="#8aa88a"/><path d="M0 92q60-14 160-4v32H0z" fill="#2b6a66"/></svg>`

/** Takes the place of a photo or a generated cover. */
const SAMPLE_COVER = `data:image/svg+xml,${encodeURIComponent(SCENE)}`
