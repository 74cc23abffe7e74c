import type { MyProfile } from '@honjeo/contract/users'
import { type Gender, type Language, LANGUAGES } from '@honjeo/contract/values/enums'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Lock, Mail, Route } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { readSession } from '#lib/server/session.ts'
import { currentEntry, useGoBack } from '#lib/navigation/go-back.ts'
import { BottomBar, PageHeader } from '#ui/list/page-header.tsx'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { LANGUAGE_NAMES } from '#lib/text/locales.ts'
import { Chip } from '#ui/form/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { Card } from '#ui/list/card.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Form } from '#ui/form/form.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { profileQuery } from '../account.api.ts'
import { askFacts } from '../facts/ask-facts.ts'
import { TRAVELLER_TYPE_TEXTS } from '../traveller-type/traveller-types.ts'
import { tidyBirthDate } from './birth-date.ts'
import { PictureField } from './picture-field.tsx'
import { ProfileFieldset, useGenderNames } from './profile-fieldset.tsx'
import { useProfileEdit } from './use-profile-edit.ts'

export function Component() {
  const { t } = useLingui()
  const goBack = useGoBack(paths.my())
  return (
    <>
      <PageHeader title={t`프로필 수정`} back={{ fallback: paths.my() }} />
      <ProfileEdit onSaved={goBack} />
    </>
  )
}

function ProfileEdit({ onSaved }: { onSaved: () => void }) {
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery())
  // What is fetched meanwhile does not touch what is being typed.
  if (profile !== undefined) return <ProfileEditForm profile={profile} onSaved={onSaved} />
  if (error === null) return <ProfileEditSkeleton />
  return (
    <div className="flex flex-1 flex-col justify-center">
      <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
    </div>
  )
}

function ProfileEditSkeleton() {
  return (
    <SkeletonGroup className="space-y-6 px-gutter pt-2">
      <Skeleton className="mx-auto size-22 rounded-full!" />
      <Skeleton className="mx-auto h-5 w-24" />
      {[1, 2, 3, 4].map((field) => (
        <div key={field} className="space-y-2">
          <Skeleton className="h-4 w-16" />
          <Skeleton className="h-13" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

interface ProfileEditFormProps {
  profile: MyProfile
  onSaved: () => void
}

function ProfileEditForm({ profile, onSaved }: ProfileEditFormProps) {
  const { fields, picture, languages, toggleLanguage, hasChanges, submit, isSaving } = useProfileEdit(
    profile,
    handleSaved,
  )
  const letGo = useUnsavedChanges(hasChanges)

  function handleSaved() {
    letGo()
    onSaved()
  }

  return (
    <Form onSubmit={() => !isSaving && submit()} className="flex-1">
      <div className="flex flex-col gap-6 px-gutter pt-2 pb-8">
        <PictureField {...picture.field} name={profile.nickName} />
        <ProfileFieldset {...fields} ownNickname={profile.nickName} hasName={profile.name !== null}>
          <PersonFacts profile={profile} />
        </ProfileFieldset>
        <LanguagesField languages={languages} onToggle={toggleLanguage} />
        <FixedFacts profile={profile} />
      </div>
      <BottomBar>
        <Button type="submit" className="flex-1" isLoading={isSaving} disabled={picture.field.isBusy}>
          <Trans>저장하기</Trans>
        </Button>
      </BottomBar>
    </Form>
  )
}

interface LanguagesFieldProps {
  languages: readonly Language[]
  onToggle: (language: Language) => void
}

/** Others read it on the card of a member before they meet. */
function LanguagesField({ languages, onToggle }: LanguagesFieldProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Field id={id} as="group" label={t`말하는 언어`} isOptional hint={t`동행방에서 함께할 사람에게 보여요.`}>
      <div className="flex flex-wrap gap-2">
        {LANGUAGES.map((language) => (
          <Chip key={language} isSelected={languages.includes(language)} onToggle={() => onToggle(language)}>
            <span lang={language}>{LANGUAGE_NAMES[language]}</span>
          </Chip>
        ))}
      </div>
    </Field>
  )
}

/** What is not typed here: the type, which the questions find, and the address of the account. */
function FixedFacts({ profile }: { profile: MyProfile }) {
  const { t, i18n } = useLingui()
  const type = profile.userType && TRAVELLER_TYPE_TEXTS[profile.userType]
  return (
    <Card className="overflow-hidden p-0!">
      <ul className="divide-y divide-basalt-200">
        <ListItem
          leading={<Route aria-hidden="true" size={20} />}
          title={type ? i18n._(type.name) : t`여행 유형`}
          description={type ? i18n._(type.motto) : t`다섯 가지 질문이면 오늘의 장소를 나에게 맞춰 골라드려요.`}
          trailing={
            <LinkButton to={paths.travellerType()} variant="secondary" size="sm">
              {type ? t`다시 알아보기` : t`알아보기`}
            </LinkButton>
          }
        />
        <ListItem
          leading={<Mail aria-hidden="true" size={20} />}
          title={<span className="wrap-anywhere">{profile.email}</span>}
          description={profile.hasKakao ? t`카카오로도 로그인할 수 있어요` : t`로그인하는 이메일이에요`}
        />
      </ul>
    </Card>
  )
}

/** Gender and birth date, or the way to give them where the sign-up left them out. */
function PersonFacts({ profile: { gender, birthDate } }: { profile: MyProfile }) {
  const { t } = useLingui()
  if (gender === null || birthDate === null) {
    return (
      <Callout
        action={
          <Button variant="secondary" size="sm" onClick={() => void askFacts()}>
            {t`알려주기`}
          </Button>
        }
      >
        {t`생년월일과 성별은 아직 몰라요. 동행방에 함께할 때만 필요해요.`}
      </Callout>
    )
  }
  return (
    <>
      <LockedGender gender={gender} />
      <LockedBirthDate birthDate={birthDate} />
    </>
  )
}

/** The gender, which staff alone correct, since rooms for women or men rely on it. */
function LockedGender({ gender }: { gender: Gender }) {
  const { t } = useLingui()
  const names = useGenderNames()
  return (
    <LockedFact
      label={t`성별`}
      value={names[gender]}
      hint={
        <Trans>
          성별이 정해진 동행방을 믿고 만날 수 있게, 직접 바꿀 수 없어요. 잘못되었다면{' '}
          <TextLink to={paths.newInquiry()}>1:1 문의</TextLink>로 알려주세요.
        </Trans>
      }
    />
  )
}

/** The birth date, which staff alone correct, since rooms are for adults. */
function LockedBirthDate({ birthDate }: { birthDate: string }) {
  const { t } = useLingui()
  return (
    <LockedFact
      label={t`생년월일`}
      value={tidyBirthDate(birthDate)}
      hint={
        <Trans>
          동행방은 어른만 쓰는 곳이라, 직접 바꿀 수 없어요. 잘못되었다면{' '}
          <TextLink to={paths.newInquiry()}>1:1 문의</TextLink>로 알려주세요.
        </Trans>
      }
    />
  )
}

function LockedFact(fact: { label: string; value: string; hint: ReactNode }) {
  return (
    <TextField {...fact} readOnly trailing={<Lock aria-hidden="true" size={18} className="mr-3 text-basalt-500" />} />
  )
}

/** Asks before a form with unsaved changes is left. Returns what lets go without asking, once they are saved. */
function useUnsavedChanges(hasChanges: boolean): () => void {
  const { t } = useLingui()
  const isSaved = useRef(false)
  const entry = useRef(currentEntry())
  // Whose session has ended can save nothing, and is on the way to the login.
  const blocker = useBlocker(() => hasChanges && !isSaved.current && readSession() !== null)

  const ask = useEffectEvent(async ({ proceed, reset }: Extract<Blocker, { state: 'blocked' }>) => {
    const isSure = await confirm({
      title: t`저장하지 않고 나갈까요?`,
      description: t`바꾼 내용이 사라져요.`,
      confirmLabel: t`나가기`,
      cancelLabel: t`계속 고치기`,
      isDanger: true,
    })
    if (isSure) proceed()
    else reset()
  })

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (currentEntry() === entry.current) {
      void ask(blocker)
      return
    }
    // Back was pressed and the router is on its way to take that back; a dialog's own entry must not come in between.
    const handlePop = () => void ask(blocker)
    window.addEventListener('popstate', handlePop, { once: true })
    return () => window.removeEventListener('popstate', handlePop)
    // oxlint-disable-next-line react/exhaustive-deps -- asked once a try to leave, not at every face of the blocker
  }, [blocker.state])

  useEffect(() => {
    if (!hasChanges) return
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [hasChanges])

  return () => {
    isSaved.current = true
  }
}
