import { SelectMenu } from '#ui/form/select-menu.tsx'
import { ActionMenu } from '#ui/overlay/menu.tsx'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { IconLink, TextLink } from '#ui/list/links.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { Bell, EllipsisVertical, Flag, Leaf, Map, Pencil, Plus, ShoppingBasket, Sparkles, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { LONG_TEXT, Row, Section } from './section.tsx'

const REGIONS = [
  { value: 'ALL', label: '제주도' },
  { value: 'JEJU_SI', label: '제주시' },
  { value: 'SEOGWIPO_SI', label: '서귀포시' },
  { value: 'BUKJEJU_GUN', label: '북제주군', disabled: true },
]

export function ButtonSamples() {
  const [region, setRegion] = useState('ALL')
  return (
    <>
      <Section title="Button">
        <Button fullWidth>리뷰 쓰기</Button>
        <Row>
          <Button icon={<Leaf aria-hidden="true" size={18} />}>조용한 곳 보기</Button>
          <Button variant="secondary" icon={<Sparkles aria-hidden="true" size={18} />}>
            일정 짜주기
          </Button>
        </Row>
        <Row>
          <Button size="md">중간</Button>
          <Button size="md" variant="secondary">
            보조
          </Button>
          <Button size="md" variant="ghost">
            조용히
          </Button>
          <Button size="md" variant="danger">
            삭제
          </Button>
        </Row>
        <Row>
          <Button size="sm">작게</Button>
          <Button size="sm" variant="secondary" shape="pill">
            필터
          </Button>
          <Button size="md" variant="inverse" shape="pill" icon={<Map aria-hidden="true" size={18} />}>
            지도로 보기
          </Button>
        </Row>
        <Row>
          <Button isLoading>입장하는 중</Button>
          <Button variant="secondary" isLoading>
            저장 중
          </Button>
          <Button disabled>모집이 끝났어요</Button>
        </Row>
        <Button fullWidth>{LONG_TEXT}</Button>
      </Section>

      <Section title="LinkButton · TextLink">
        <LinkButton to="/dev/ui" fullWidth variant="secondary">
          로그인하러 가기
        </LinkButton>
        <div>
          <TextLink to="/dev/ui">더보기</TextLink>
        </div>
      </Section>

      <Section title="IconButton · IconLink">
        <Row>
          <IconLink to="/dev/ui" label="알림, 새 소식 있음" icon={<Bell size={24} />} badge="dot" />
          <IconButton label="더보기" icon={<EllipsisVertical size={22} />} />
          <IconButton label="더보기" icon={<EllipsisVertical size={22} />} disabled />
          <IconButton label="담은 곳 3" icon={<ShoppingBasket size={22} />} variant="floating" badge={3} />
          <IconButton label="담은 곳 12" icon={<ShoppingBasket size={22} />} variant="outline" badge={12} />
          <IconButton label="글쓰기" icon={<Plus size={24} />} variant="primary" />
        </Row>
      </Section>

      <Section title="ActionMenu · SelectMenu">
        <Row>
          <ActionMenu
            trigger={<IconButton label="글 메뉴" icon={<EllipsisVertical size={22} />} />}
            align="start"
            actions={[
              {
                label: '수정',
                icon: <Pencil aria-hidden="true" size={18} />,
                onSelect: () => toast.blank('수정할게요'),
              },
              { label: '신고', icon: <Flag aria-hidden="true" size={18} />, onSelect: () => {}, disabled: true },
              {
                label: '삭제',
                icon: <Trash2 aria-hidden="true" size={18} />,
                isDanger: true,
                onSelect: () => toast.error('삭제하지 못했어요'),
              },
            ]}
          />
          <SelectMenu label="지역" look="title" options={REGIONS} value={region} onChange={setRegion} />
          <SelectMenu label="정렬" options={REGIONS} value={region} onChange={setRegion} align="end" />
          <SelectMenu label="지역" options={REGIONS} value={null} onChange={setRegion} placeholder="지역 고르기" />
        </Row>
      </Section>
    </>
  )
}
