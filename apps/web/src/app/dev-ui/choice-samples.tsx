import { Checkbox } from '#ui/form/checkbox.tsx'
import { Chip, RemovableChip } from '#ui/form/chip.tsx'
import { ChipRow } from '#ui/form/chip-row.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Tabs } from '#ui/list/tabs.tsx'
import { Bike, Bus, Car } from 'lucide-react'
import { useState } from 'react'
import { LONG_TEXT, Row, Section } from './section.tsx'

const CATEGORIES = ['전체', '관광지', '숙박', '음식점', '축제', '레포츠', '쇼핑', '여행코스', '문화시설'].map(
  (name) => ({
    value: name,
    label: name,
  }),
)
const MOMENTS = ['혼자 앉기 좋은 자리', '친절한 직원', '혼밥하기 좋아요', '기다림 없이', '부담 없는 가격']
const TRANSPORTS = [
  { value: 'BUS', label: '버스', icon: <Bus aria-hidden="true" size={24} /> },
  { value: 'CAR', label: '내 차', icon: <Car aria-hidden="true" size={24} /> },
  { value: 'BICYCLE', label: '자전거', icon: <Bike aria-hidden="true" size={24} />, disabled: true },
]
const METHODS = [
  { value: 'AI', label: '혼저가 짜주는 일정', description: '취향과 이동 시간을 헤아려서 하루씩 채워드려요.' },
  { value: 'MANUAL', label: '직접 짜기', description: '담아둔 장소를 원하는 순서로 놓아요.' },
]
const GENDERS = [
  { value: 'MIXED', label: '누구나' },
  { value: 'FEMALE', label: '여성만' },
  { value: 'MALE', label: '남성만' },
]
const TABS = ['홈', '사진', '리뷰', '동행방'].map((name) => ({
  value: name,
  label: name,
  panel: <p className="py-4">{name} 내용이에요.</p>,
}))

export function ChoiceSamples() {
  const [category, setCategory] = useState('음식점')
  const [moments, setMoments] = useState<string[]>([MOMENTS[0]!])
  const [places, setPlaces] = useState(['제주국제공항', '동문재래시장', LONG_TEXT])
  const [method, setMethod] = useState<string | null>('AI')
  const [transport, setTransport] = useState<string | null>('BUS')
  const [gender, setGender] = useState<string | null>('MIXED')
  const [tab, setTab] = useState('리뷰')

  function toggleMoment(moment: string) {
    setMoments(moments.includes(moment) ? moments.filter((each) => each !== moment) : [...moments, moment])
  }
  return (
    <>
      <Section title="Checkbox · Switch">
        <div>
          <Checkbox label="전체 동의" isIndeterminate />
          <Checkbox label="이용약관에 동의해요" defaultChecked description="필수" />
          <Checkbox label="귀중품을 안전한 곳에 두었어요" isTask />
          <Checkbox label="숙소 주소와 전화번호를 저장했어요" isTask defaultChecked />
          <Checkbox label="고를 수 없어요" disabled />
          <Checkbox label={LONG_TEXT} />
        </div>
        <div>
          <Switch label="채팅 알림" description="새 메시지가 오면 알려드려요." defaultChecked />
          <Switch label="장소를 고르지 않고 짜기" />
          <Switch label="바꿀 수 없어요" disabled />
        </div>
      </Section>

      <Section title="RadioCards · SegmentedControl">
        <RadioCards label="짜는 방법" options={METHODS} value={method} onChange={setMethod} />
        <RadioCards label="이동 수단" columns={3} options={TRANSPORTS} value={transport} onChange={setTransport} />
        <RadioCards label="골라주세요" options={METHODS} value={null} onChange={setMethod} error="방법을 골라주세요." />
        <SegmentedControl label="함께할 사람" options={GENDERS} value={gender} onChange={setGender} />
      </Section>

      <Section title="ChipRow · Chip · RemovableChip">
        <ChipRow label="카테고리" options={CATEGORIES} value={category} onChange={setCategory} />
        <Row>
          {MOMENTS.map((moment) => (
            <Chip
              key={moment}
              isSelected={moments.includes(moment)}
              disabled={moments.length >= 3 && !moments.includes(moment)}
              onToggle={() => toggleMoment(moment)}
            >
              {moment}
            </Chip>
          ))}
        </Row>
        <Row>
          {places.map((place) => (
            <RemovableChip
              key={place}
              label={place}
              onRemove={() => setPlaces(places.filter((each) => each !== place))}
            />
          ))}
          <RemovableChip label="최근 검색어" onPress={() => {}} onRemove={() => {}} />
        </Row>
      </Section>

      <Section title="Tabs">
        <Tabs label="장소" tabs={TABS} value={tab} onChange={setTab} />
      </Section>
    </>
  )
}
