// A worker file whose thread ends before it is ready for its first job.
process.exit(3);
