import { Button } from '#ui/form/button.tsx'
import { DateField, DateRangeField } from '#ui/form/date-field.tsx'
import { type DateRange, EMPTY_RANGE } from '#ui/form/date-range.ts'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import { OtpField } from '#ui/form/otp-field.tsx'
import { PickerField } from '#ui/form/picker-field.tsx'
import { RatingInput } from '#ui/form/rating-input.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { TimeField } from '#ui/form/time-field.tsx'
import { dayKey } from '#lib/text/dates.ts'
import { MapPin, Search } from 'lucide-react'
import { useState } from 'react'
import { LONG_TEXT, Section } from './section.tsx'

export function FieldSamples() {
  const [code, setCode] = useState('123')
  const [day, setDay] = useState<string | null>(null)
  const [range, setRange] = useState<DateRange>(EMPTY_RANGE)
  const [time, setTime] = useState<string | null>('16:30')
  const [people, setPeople] = useState(2)
  const [stars, setStars] = useState<number | null>(4)
  const [today] = useState(() => dayKey(new Date()))
  return (
    <>
      <Section title="TextField">
        <TextField label="닉네임" placeholder="2–12자" hint="한글, 영문, 숫자를 쓸 수 있어요." />
        <TextField label="한 줄 소개" isOptional showsCount maxLength={25} defaultValue="천천히 걷는 여행을 좋아해요" />
        <TextField label="이메일" type="email" defaultValue="min@" error="이메일 주소를 다시 확인해주세요." />
        <TextField label="비밀번호" type="password" defaultValue="honjeo2026" autoComplete="new-password" />
        <TextField label="인증할 이메일" trailing={<Button size="sm">코드 받기</Button>} placeholder="me@example.com" />
        <TextField
          label="장소 검색"
          isLabelHidden
          type="search"
          leading={<Search size={20} />}
          placeholder="어디로 가볼까요?"
        />
        <TextField label="바꿀 수 없는 값" defaultValue="min@honjeo.kr" disabled />
      </Section>

      <Section title="TextArea">
        <TextArea label="내용" placeholder="혼자여서 좋았던 순간을 들려주세요." showsCount maxLength={500} />
        <TextArea label="상세 내용" defaultValue={LONG_TEXT} error="상세 내용을 입력해주세요." rows={2} />
      </Section>

      <Section title="OtpField">
        <OtpField
          label="인증 코드"
          hint="메일로 보낸 6자리 숫자예요."
          length={6}
          value={code}
          onChange={setCode}
          counter="2:58"
        />
        <OtpField label="인증 코드" length={6} value="123456" onChange={() => {}} error="코드가 맞지 않아요." />
      </Section>

      <Section title="PickerField · DateField · DateRangeField · TimeField">
        <PickerField
          label="장소"
          value={null}
          placeholder="장소를 골라주세요"
          icon={<MapPin aria-hidden="true" size={20} />}
          error="장소를 골라주세요."
          onPress={() => {}}
        />
        <DateField label="방문한 날" value={day} onChange={setDay} max={today} />
        <DateRangeField label="여행 기간" value={range} onChange={setRange} min={today} />
        <TimeField label="만나는 시간" value={time} onChange={setTime} />
        <DateField label="지난 여행" value="2026-11-02" onChange={() => {}} disabled />
      </Section>

      <Section title="NumberStepper · RatingInput">
        <NumberStepper
          label="인원"
          hint="나를 포함한 수예요."
          value={people}
          onChange={setPeople}
          min={2}
          max={500}
          unit="명"
        />
        <RatingInput label="별점" value={stars} onChange={setStars} />
      </Section>
    </>
  )
}
