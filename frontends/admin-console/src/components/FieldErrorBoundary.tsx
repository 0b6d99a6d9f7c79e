import Typography from '@mui/material/Typography'
import { Component, type ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'

interface Props {
  children: ReactNode
}

/**
 * Lets a part of a page fail alone: a value that cannot be displayed is replaced by a sentence, and the rest of the page stays. A new
 * version of the record, or other children, are tried again.
 */
export function FieldErrorBoundary({ children }: Props) {
  const record = useRecordContext()
  return <ErrorBoundary record={record}>{children}</ErrorBoundary>
}

interface BoundaryProps extends Props {
  record: unknown
}

/** React supports error boundaries only as classes, and logs what they catch itself. */
class ErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate(previous: BoundaryProps) {
    const hasChanged = previous.record !== this.props.record || previous.children !== this.props.children
    if (this.state.hasFailed && hasChanged) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? <UnreadableValue /> : this.props.children
  }
}

function UnreadableValue() {
  const translate = useTranslate()
  return (
    <Typography component="span" variant="inherit" color="error">
      {translate('console.unreadable')}
    </Typography>
  )
}
