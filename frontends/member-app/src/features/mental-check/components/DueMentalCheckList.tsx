import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { CardGrid } from '../../../components/CardGrid.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { IllustratedLinkCard } from '../../../components/IllustratedLinkCard.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import type { useDueMentalChecks } from '../api/use-due-mental-checks.ts'

/** The icon of a questionnaire, as a line drawing. */
const sheet = ['M26 10h44v76H26Z', 'M36 30h24M36 46h24M36 62h14', 'M58 68l8 8 18-22'] as const

/** Lists the mental checks that are due, or tells that there is none. */
export function DueMentalCheckList({ checks }: { checks: ReturnType<typeof useDueMentalChecks> }) {
  const { t } = useTranslation('mental-check')
  return (
    <QueryBoundary query={checks} lines={4}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState
            text={t('none')}
            action={
              <Button component={Link} to={paths.home} variant="contained">
                {t('backHome')}
              </Button>
            }
          />
        ) : (
          <CardGrid>
            {list.map(({ id, title }) => (
              <IllustratedLinkCard
                key={id}
                lines={sheet}
                to={`${paths.mentalCheckForm}/${encodeURIComponent(id)}`}
                title={title}
                text={t('begin')}
              />
            ))}
          </CardGrid>
        )
      }
    </QueryBoundary>
  )
}
