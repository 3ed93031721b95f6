// A property that fails is made smaller for at most as long as a test may take: with numbers as small as a double's
// it can go on for hours, and no timer ends what does not wait.
import fc from 'fast-check';

fc.configureGlobal({ interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true });
