import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FlowActions } from '../../../components/flow/FlowActions.tsx'
import { RadioChoice } from '../../../components/form/RadioChoice.tsx'
import { type Course, courses, getCourseMinutes } from '../types.ts'

/** Asks for the course of ten or twenty minutes. */
export function CourseStep({ course, onNext }: { course: Course; onNext: (course: Course) => void }) {
  const { t } = useTranslation('face')
  const [chosen, choose] = useState(course)
  return (
    <Box sx={{ maxWidth: '34rem' }}>
      <RadioChoice
        label={t('course.label')}
        value={String(chosen)}
        options={courses.map((courseName) => ({
          value: String(courseName),
          title: t('course.minutes', { minutes: getCourseMinutes(courseName) }),
          text: t(`course.${courseName}`),
        }))}
        onChange={(value) => choose(value === '2' ? 2 : 1)}
      />
      <FlowActions>
        <Button variant="contained" size="large" onClick={() => onNext(chosen)}>
          {t('next')}
        </Button>
      </FlowActions>
    </Box>
  )
}
