import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { DemoSoundsNotice, EmptySounds } from '../../../components/EmptySounds.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { SoundLinkList } from '../../../components/SoundLinkList.tsx'
import { StepIndicator } from '../../../components/StepIndicator.tsx'
import { chosenSoundQueryOptions, toPlayerSound } from '../../../lib/api/chosen-sound-query-options.ts'
import { $api } from '../../../lib/api/queries.ts'
import { PlanGuardedPage } from '../../aiesthe/pages/PlanGuardedPage.tsx'
import { useRecheckConsentOnError } from '../../consents/api/use-consents.ts'
import { BodyPartCards } from '../components/BodyPartCards.tsx'
import { CourseCards } from '../components/CourseCards.tsx'
import { type BodyPart, type Course, findBodyPart, findCourse, isRecommendationCourse } from '../rules.ts'
import { TherapyPlaylistPlayer } from './TherapyPlaylistPlayer.tsx'
import { TherapySoundPlayer } from './TherapySoundPlayer.tsx'

const here = paths.aiestheTherapy

/** Sound therapy: a course, a body part or a sound, the player. Each step has an address of its own. */
export function TherapyPage() {
  const [search] = useSearchParams()
  const course = findCourse(search.get('course'))
  if (!course) return <Courses />
  const courseAddress = `${here}?course=${course.value}`
  if (isRecommendationCourse(course)) {
    const part = findBodyPart(search.get('part'))
    if (part) return <Recommended key={part} course={course} part={part} back={courseAddress} />
    return (
      <Step step={1} lead="part" course={course} back={here}>
        <BodyPartCards to={(value) => `${courseAddress}&part=${value}`} />
      </Step>
    )
  }
  const soundId = search.get('sound')
  return (
    <Step
      step={soundId ? 2 : 1}
      lead={soundId ? 'play' : 'sound'}
      course={course}
      back={soundId ? courseAddress : here}
    >
      {soundId ? (
        <TherapySoundPlayer key={soundId} soundId={soundId} back={courseAddress} />
      ) : (
        <Sounds course={course} own={courseAddress} />
      )}
    </Step>
  )
}

interface StepProps {
  /** The index of the step, from 0. */
  step: number
  lead: 'course' | 'part' | 'sound' | 'play'
  course?: Course
  back: string
  children: ReactNode
}

function Step({ step, lead, course, back, children }: StepProps) {
  const { t } = useTranslation('therapy')
  return (
    <PlanGuardedPage
      feature="sound-therapy"
      title={course ? t(`courses.${course.name}.title`) : t('title')}
      lead={t(`leads.${lead}`)}
      back={{ to: back, title: t(step === 0 ? 'back' : 'title') }}
    >
      <StepIndicator names={[t('steps.course'), t('steps.sound'), t('steps.play')]} current={step} />
      {children}
    </PlanGuardedPage>
  )
}

const Courses = () => (
  <Step step={0} lead="course" back={paths.aiesthe}>
    <CourseCards to={(value) => `${here}?course=${value}`} />
  </Step>
)

/** Loads the sounds of a course for a part of the body. */
const useTherapySounds = ({ value: clusterId }: Course, bodyPart: BodyPart = 'all') =>
  $api.useQuery(
    'get',
    '/aiesthe/sound-therapy/list',
    { params: { query: { clusterId, bodyPart } } },
    { ...chosenSoundQueryOptions, select: (sounds) => sounds.map(toPlayerSound) },
  )

function Sounds({ course, own }: { course: Course; own: string }) {
  const { t } = useTranslation('therapy')
  const sounds = useTherapySounds(course)
  useRecheckConsentOnError(sounds.error)
  return (
    <QueryBoundary query={sounds} lines={6}>
      {(list) =>
        list.length === 0 ? (
          <EmptySounds text={t('empty')} onRetry={() => void sounds.refetch()} />
        ) : (
          <>
            <DemoSoundsNotice onRetry={() => void sounds.refetch()} />
            <SoundLinkList
              to={(id) => `${own}&sound=${id}`}
              rows={list.map((sound) => ({
                ...sound,
                about: [
                  sound.genre,
                  sound.composer,
                  ...sound.effects,
                  ...sound.bodyParts.map((part) => t(`parts.${part}.title`, { defaultValue: '' })),
                ],
              }))}
            />
          </>
        )
      }
    </QueryBoundary>
  )
}

interface RecommendedProps {
  course: Course
  part: BodyPart
  back: string
}

function Recommended({ back, ...of }: RecommendedProps) {
  return (
    <Step step={2} lead="play" course={of.course} back={back}>
      <RecommendedSounds {...of} back={back} />
    </Step>
  )
}

function RecommendedSounds({ course, part, back }: RecommendedProps) {
  const { t } = useTranslation('therapy')
  const sounds = useTherapySounds(course, part)
  useRecheckConsentOnError(sounds.error)
  return (
    <QueryBoundary query={sounds} lines={6}>
      {(list) =>
        list.length === 0 ? (
          <EmptySounds text={t('empty')} onRetry={() => void sounds.refetch()} />
        ) : (
          <TherapyPlaylistPlayer sounds={list} back={back} />
        )
      }
    </QueryBoundary>
  )
}
